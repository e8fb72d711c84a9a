import type { StandardAddress } from '../address/standard-address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { AffiliateId } from '../affiliate/affiliate-id.ts'
import type { Catalog } from '../catalog/offer.ts'
import type { InstallKind } from '../checkout/install-option.ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import type { AccessTechnology } from '../localization/access-technology.ts'
import type { AddressQualification } from '../localization/address-answer.ts'
import type { PurposedPhone } from '../localization/alternatives.ts'
import type { Confidence } from '../localization/confidence.ts'
import type {
  BulkAddressData,
  LocalizationResponse,
  ServiceAddress,
  SessionInfo,
} from '../localization/localization.ts'
import type { AddressCodeMapping } from '../localization/next-move.ts'
import type { PrelocPlan } from '../localization/preloc.ts'
import type { ReasonInfo } from '../localization/unavailability.ts'

/** The place of a session, with its installation option and the affiliate of the visit. */
export type QualifiedSessionInfo = SessionInfo & {
  readonly installType: InstallKind
  readonly affiliateInformation: { readonly id: AffiliateId | null }
}

/**
 * The full answer of an address call: the part the shop uses, and its reasons. `reasonInfo` is null exactly when
 * something is offered. When nothing is offered, there is an alternative or a telephone number. `expectedOn` is the day
 * the network is expected at a home it does not reach yet.
 */
export type LocalizationAnswer = Omit<LocalizationResponse, 'sessionInfo'> &
  Omit<AddressQualification, 'addressResponse'> & {
    readonly sessionInfo: QualifiedSessionInfo | null
    readonly reasonInfo: ReasonInfo | null
    readonly confidence: Confidence
    /** Missing when the answer is not certain. */
    readonly validUntil?: EpochMs
    readonly phoneNumbers: readonly PurposedPhone[]
    /** The plans of the address, if they were requested and any exist. */
    readonly offers: Catalog | null
    readonly addressResponse: {
      readonly addressCodeMapping: AddressCodeMapping
      readonly bulkAddressData: BulkAddressData | null
    }
  }

/** An address in network spelling, or null if unknown; `alternatives` are then addresses to try. */
export type ProcessedAddress = {
  readonly standard: StandardAddress | null
  readonly isChanged: boolean
  readonly confidence: Confidence
  readonly alternatives: readonly AddressSuggestion[]
}

/** The kinds of home. */
export const dwellings = ['house', 'apartment'] as const
export type Dwelling = (typeof dwellings)[number]

/** The public details of a session's place. The crews that serve it stay with the provider. */
export type LocationDetails = {
  readonly serviceAddress: ServiceAddress
  readonly dwelling: Dwelling
  /** Null where the network does not reach. */
  readonly technology: AccessTechnology | null
  readonly installType: InstallKind
  readonly bulkAddressData: BulkAddressData | null
  readonly expectedOn: PlainDate | null
}

/** The plans sold in a zip before an address is known; `place` is null where the network has no place. */
export type PrelocOffers = {
  readonly place: { readonly city: string; readonly state: string } | null
  readonly plans: readonly PrelocPlan[]
  readonly phoneNumbers: readonly PurposedPhone[]
}
