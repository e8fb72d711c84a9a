import type { taskEither as TE } from 'fp-ts'
import type { Address, Zip } from '../address/address.ts'
import type { AddressContent } from '../localization/address-content.ts'
import type { AssistanceProgram } from '../localization/assistance.ts'
import type {
  LocalizationAnswer,
  LocalizationAsk,
  LocationDetails,
  PrelocOffers,
  ProcessedAddress,
} from './address-answers.ts'
import type { Channel } from '../session/session.ts'
import type { OrchestratorFailure } from './orchestrator.failure.ts'

type Call<Request, Response> = (request: Request) => TE.TaskEither<OrchestratorFailure, Response>

/** The calls about addresses, those of the sale in full: what they ask and answer beyond what the shop's pages use. */
export type AddressCalls = {
  /** What can be had at an address, without opening a session; changes nothing. */
  readonly serviceabilityCheck: Call<
    { readonly channel: Channel; readonly address: Address },
    LocalizationAnswer
  >
  /** What can be had at an address; opens a session where the place is known, and ends the one before. */
  readonly localize: Call<LocalizationAsk, LocalizationAnswer>
  /** As `localize` for an address in the network's own spelling alone: no search, no units to choose from, nothing nearby. */
  readonly expressAddress: Call<{ readonly channel: Channel; readonly address: Address }, LocalizationAnswer>
  /** How the network writes an address; changes nothing. */
  readonly processAddress: Call<{ readonly channel: Channel; readonly address: Address }, ProcessedAddress>
  /** Keeps what assistance the household of the session is part of, in place of what it named before. */
  readonly addProgramDetails: Call<
    { readonly programs: readonly AssistanceProgram[] },
    { readonly programs: readonly AssistanceProgram[] }
  >
  /** All that may be told of the session's place; any other id is as good as none. */
  readonly locationDetails: Call<{ readonly locationId: string }, LocationDetails>
  readonly prelocOffers: Call<{ readonly zip: Zip }, PrelocOffers>
  /** The words of the address dialog, as a content document. */
  readonly addressContent: Call<void, AddressContent>
}
