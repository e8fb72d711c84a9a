import type { Address, Zip } from '../address/address.ts'
import type { AddressContent } from '../localization/address-content.ts'
import type { AssistanceProgram } from '../localization/assistance.ts'
import type { ExpressRequest, LocalizationRequest } from '../localization/localization.ts'
import type {
  LocalizationAnswer,
  LocationDetails,
  PrelocOffers,
  ProcessedAddress,
} from './address-answers.ts'
import type { Channel } from '../session/session.ts'
import type { Call } from './orchestrator.failure.ts'
import type { ChangedShop } from './promotion-calls.ts'

/** The assistance programs of a household, and the shop that it sees with them. */
export type ChangedHousehold = { readonly programs: readonly AssistanceProgram[] } & ChangedShop

/** Address calls. Those also used by the sale are described in full: shop pages use only part of them. */
export type AddressCalls = {
  /** Returns what is available at an address. Opens no session and changes nothing. */
  readonly serviceabilityCheck: Call<
    { readonly channel: Channel; readonly address: Address },
    LocalizationAnswer
  >
  /** Returns what is available at an address. Opens a session if the place is known, and ends the previous one. */
  readonly localize: Call<LocalizationRequest, LocalizationAnswer>
  /** Like `localize`, for network spelling: no search, no choice of units, no nearby addresses. */
  readonly expressAddress: Call<ExpressRequest, LocalizationAnswer>
  /** Returns an address in the network's spelling. Changes nothing. */
  readonly processAddress: Call<{ readonly channel: Channel; readonly address: Address }, ProcessedAddress>
  /**
   * Saves the assistance programs of the session's household, replacing those it named before. Returns the offers and
   * the cart of that household (CAT-12).
   */
  readonly addProgramDetails: Call<{ readonly programs: readonly AssistanceProgram[] }, ChangedHousehold>
  /** Returns the public details of the session's place. Any other id is answered like an unknown one. */
  readonly locationDetails: Call<{ readonly locationId: string }, LocationDetails>
  readonly prelocOffers: Call<{ readonly zip: Zip }, PrelocOffers>
  /** Returns the texts of the address dialog as a content document. */
  readonly addressContent: Call<void, AddressContent>
}
