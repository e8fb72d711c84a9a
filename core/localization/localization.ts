import type { Address } from '../address/address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { Channel, SessionId, SessionStatus } from '../session/session.ts'
import type { TaxParts } from '../pricing/tax.ts'
import type { BasisPoints } from '../shared/money.ts'
import type { AssistanceProgram } from './assistance.ts'
import type { ResponseCode } from './response-code.ts'

/** Asks what can be had at an address; opens a session. */
export type LocalizationRequest = {
  readonly address: Address
  readonly channel: Channel
  readonly returnNearbyMatch: boolean
}

export type Serviceability = {
  readonly internetAvailable: boolean
  readonly tvAvailable: boolean
  readonly phoneAvailable: boolean
}

/** The place a session is about, as the network knows it. `taxRate` is its sales tax, `taxes` that by who levies it: missing where a session was opened before it was told. */
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
}

export type SessionInfo = {
  readonly serviceAddress: ServiceAddress
  readonly channel: Channel
  readonly newCustomer: boolean
  readonly status: SessionStatus
}

/** The building behind a bulk address, for its outcome page. */
export type BulkAddressData = { readonly property: string; readonly includedSpeedMbps: number }

/**
 * The answer of the address call. `addressList` holds the units of the building or the nearest match;
 * `sessionId` and `sessionInfo` are there when the place is known well enough to shop.
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
