import type { AddressForm } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { BulkAddressData, Serviceability } from '#core/localization/localization.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import type { ResponseCode } from '#core/localization/response-code.ts'
import type { TaxParts } from '#core/pricing/tax.ts'

/** What the network knows of a place before anybody asks. `offers` is false where nothing is on offer. */
export type Situation = {
  readonly code: ResponseCode
  readonly isBulk: boolean
  readonly productReady: boolean
  readonly preWorkReady: boolean
  readonly newCustomer: boolean
  readonly serviceability: Serviceability
  readonly offers: boolean
  readonly building: BulkAddressData | null
  /** Days until the network is there, where it is yet to come. */
  readonly readyInDays?: number
}

/**
 * One place in canonical spelling. `area` is the dispatch area whose technicians serve it; `utcOffsetMinutes` is the standard
 * time of its state, east positive; `taxes` are the sales taxes of its state and its locality.
 */
export type NetworkLocation = {
  readonly locationId: string
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly area: string
  readonly utcOffsetMinutes: number
  readonly taxes: TaxParts
  readonly situation: Situation
}

/** `units` are all units of the building; `nearby` is the closest known number of the same street and zip. */
export type NetworkMatch =
  | { readonly kind: 'found'; readonly location: NetworkLocation }
  | { readonly kind: 'multipleUnits'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'unitNotFound'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'notFound'; readonly nearby: AddressSuggestion | null }

/** An address to try and where it leads, from channel dotcom. */
export type NetworkSample = { readonly address: AddressForm; readonly outcome: OutcomeKind }

/** What reaches homes of a zip that are sold to, one line of business or another. */
export type NetworkReach = {
  readonly city: string
  readonly state: string
  readonly serviceability: Serviceability
}

export type Network = {
  /** Houses and units. */
  readonly size: number
  /** At most `MAX_SUGGESTIONS` for a number or a street name begun, best first. */
  readonly streets: (text: string) => readonly AddressSuggestion[]
  /** At most `MAX_UNIT_OPTIONS` units of a building; none when the address is no building. */
  readonly units: (street: string, zip: string, typed: string) => readonly AddressSuggestion[]
  readonly find: (address: Address) => NetworkMatch
  /** Null where the network has no place in the zip. */
  readonly reach: (zip: string) => NetworkReach | null
  /** One for each outcome that can be typed. */
  readonly samples: () => readonly NetworkSample[]
}

/**
 * One street line as it is seeded: a house, or a building when it has `units`. Units share the situation of the line unless
 * `exceptions` names them.
 */
export type NetworkEntry = {
  readonly number: number
  readonly name: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly situation: Situation
  readonly units: readonly string[]
  readonly exceptions: Readonly<Record<string, Situation>>
}

export type NetworkSeed = {
  readonly entries: readonly NetworkEntry[]
  readonly samples: readonly NetworkSample[]
}
