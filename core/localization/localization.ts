import type { AccessTechnology } from './access-technology.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { AccountSummary } from '../account/account.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { Address } from '../address/address.ts'
import type { AffiliateId } from '../affiliate/affiliate-id.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { SessionVariants } from '../experiments/experiment.ts'
import type { Channel, SessionId, SessionStatus } from '../session/session.ts'
import type { TaxParts } from '../pricing/tax.ts'
import type { BasisPoints } from '../shared/money.ts'
import type { AssistanceProgram } from './assistance.ts'
import type { ResponseCode } from './response-code.ts'

/** The source of a localization with the stored address of a returning visitor (LOC-21). */
export const RETURN_USER_SOURCE = 'return-user-address'

/** The parameters of a visit, for its credit. Each is missing without a valid one (AFF-08). */
export type VisitOrigins = {
  readonly vParam?: string
  readonly retailTransId?: string
  /** The campaign of the visit: the value of `cmp` in its link (PRC-08). */
  readonly campaign?: string
  readonly customerStatus?: string
}

/** Options of a localization besides the address. Missing options are off (LOC-23). */
export type LocalizationOptions = VisitOrigins & {
  /** Includes the plans of the address in the response. */
  readonly fetchOffers?: boolean
  /** Several homes are behind the street, even if the network knows only one. */
  readonly isMultipleAptUnit?: boolean
  /** The source of the address: the stored one of a returning visitor (LOC-21). */
  readonly source?: typeof RETURN_USER_SOURCE
}

/** Requests the offers of an address and opens a session. */
export type LocalizationRequest = LocalizationOptions & {
  readonly address: Address
  readonly channel: Channel
  readonly returnNearbyMatch: boolean
}

/** Requests the offers of an address in the network's own spelling, and opens a session. */
export type ExpressRequest = VisitOrigins & Pick<LocalizationRequest, 'address' | 'channel'>

export type Serviceability = {
  readonly internetAvailable: boolean
  readonly tvAvailable: boolean
  readonly phoneAvailable: boolean
  /** The internet plans that the connection of the home is sold; all if missing (NET-03). */
  readonly internetPlans?: readonly OfferId[]
}

/**
 * The address of a session, in the spelling of the network. `taxRate` is its sales tax, `taxes` the same by authority.
 * `taxes` is missing in sessions that were opened before it existed.
 */
export type ServiceAddress = {
  readonly locationId: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly isBulk: boolean
  readonly productReady: boolean
  readonly preWorkReady: boolean
  readonly serviceability: Serviceability
  readonly taxRate: BasisPoints
  readonly programs?: readonly AssistanceProgram[]
  readonly taxes?: TaxParts
  /** The technology of an imported home; missing where the network does not say. */
  readonly technology?: AccessTechnology
}

/** A session: its address, the origin of its visit, and the variants of the experiments for its life. */
export type SessionInfo = SessionVariants &
  VisitOrigins & {
    readonly serviceAddress: ServiceAddress
    readonly channel: Channel
    readonly newCustomer: boolean
    /** The account at the address; missing until the visitor has proven to hold it (ACC-01). */
    readonly account?: AccountSummary
    /** The partner that the visit is credited to (LOC-36); missing in sessions from before it was stored. */
    readonly affiliateInformation?: { readonly id: AffiliateId | null }
    /** Local date of the session's opening; missing in older sessions. Dated promotions use it (PRC-08). */
    readonly openedOn?: PlainDate
    /** Whether homes unknown to billing can buy, per session; missing if nothing depends on it (LOC-07). */
    readonly sellsNotInBiller?: boolean
    /** The visitor's bucket, shared by the browser's next session; missing in older sessions (EXP-02). */
    readonly bucket?: number
    readonly status: SessionStatus
  }

/** The building of a bulk address, for its outcome page. */
export type BulkAddressData = { readonly property: string; readonly includedSpeedMbps: number }

/**
 * The response of the address call. `addressList` contains the units of the building or the nearest match. `sessionId`
 * and `sessionInfo` exist when the address is known well enough to shop.
 */
export type LocalizationResponse = {
  readonly sessionId: SessionId | null
  readonly sessionInfo: SessionInfo | null
  readonly responseCode: ResponseCode
  readonly providedAddress: Address
  readonly addressList: readonly AddressSuggestion[]
  readonly bulkAddressData: BulkAddressData | null
  readonly offerCount: number
}
