import type { StandardAddress } from '../address/standard-address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { AffiliateId } from '../affiliate/affiliate.ts'
import type { Catalog } from '../catalog/offer.ts'
import type { InstallKind } from '../checkout/install-option.ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import type { AccessTechnology } from '../localization/access-technology.ts'
import type { Alternative, PurposedPhone } from '../localization/alternatives.ts'
import type { Confidence } from '../localization/confidence.ts'
import type {
  BulkAddressData,
  LocalizationRequest,
  LocalizationResponse,
  ServiceAddress,
  SessionInfo,
} from '../localization/localization.ts'
import type { AddressCodeMapping } from '../localization/next-move.ts'
import type { PrelocPlan } from '../localization/preloc.ts'
import type { ReasonInfo } from '../localization/unavailability.ts'

/** What can be wanted beside the address; left out, nothing is (LOC-23). */
export type LocalizationWish = {
  readonly vParam?: string
  readonly retailTransId?: string
  /** The plans of the address, in the answer. */
  readonly fetchOffers?: boolean
  /** Several homes lie behind the street, whatever the network says. */
  readonly isMultipleAptUnit?: boolean
}

export type LocalizationAsk = LocalizationRequest & LocalizationWish

/** A session's place with how it is installed and whom the visit is credited to. */
export type QualifiedSessionInfo = SessionInfo & {
  readonly installType: InstallKind
  readonly affiliateInformation: { readonly id: AffiliateId | null }
}

/**
 * The whole answer of an address call: what the shop goes by, and why. `reasonInfo` is null exactly where something is offered; where
 * nothing is, there is an alternative or a telephone number. `expectedOn`: the day the network is expected at a home it is yet to reach.
 */
export type LocalizationAnswer = Omit<LocalizationResponse, 'sessionInfo'> & {
  readonly sessionInfo: QualifiedSessionInfo | null
  readonly reasonInfo: ReasonInfo | null
  readonly confidence: Confidence
  /** Left out where the answer is not sure. */
  readonly validUntil?: EpochMs
  readonly expectedOn: PlainDate | null
  readonly alternatives: readonly Alternative[]
  readonly phoneNumbers: readonly PurposedPhone[]
  /** The plans of the address, where they were asked for and there are some. */
  readonly offers: Catalog | null
  readonly addressResponse: {
    readonly addressCodeMapping: AddressCodeMapping
    readonly bulkAddressData: BulkAddressData | null
  }
}

/** An address as the network writes it, or null where it does not know it; `alternatives` are addresses to try then. */
export type ProcessedAddress = {
  readonly standard: StandardAddress | null
  readonly isChanged: boolean
  readonly confidence: Confidence
  readonly alternatives: readonly AddressSuggestion[]
}

/** What kind of home a place is. */
export const dwellings = ['house', 'apartment'] as const
export type Dwelling = (typeof dwellings)[number]

/** All that may be told of a session's place; which crews serve it stays with the provider. */
export type LocationDetails = {
  readonly serviceAddress: ServiceAddress
  readonly dwelling: Dwelling
  /** Null where the network does not reach. */
  readonly technology: AccessTechnology | null
  readonly installType: InstallKind
  readonly bulkAddressData: BulkAddressData | null
  readonly expectedOn: PlainDate | null
}

/** What is sold in a zip before there is an address; `place` is null where the network has none there. */
export type PrelocOffers = {
  readonly place: { readonly city: string; readonly state: string } | null
  readonly plans: readonly PrelocPlan[]
  readonly phoneNumbers: readonly PurposedPhone[]
}
