import type { AddressForm } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import type { HomeService } from '#core/network/home.ts'
import type { BulkAddressData, Serviceability } from '#core/localization/localization.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { ResponseCode } from '#core/localization/response-code.ts'
import type { TaxParts } from '#core/pricing/tax.ts'

/** What the network knows about a place. `offers` is false where nothing is sold. */
export type Situation = {
  readonly code: ResponseCode
  readonly isBulk: boolean
  readonly productReady: boolean
  readonly preWorkReady: boolean
  readonly newCustomer: boolean
  readonly serviceability: Serviceability
  readonly offers: boolean
  readonly building: BulkAddressData | null
  /** Days until the network reaches the place, if it is planned. */
  readonly readyInDays?: number
}

/**
 * One place in canonical spelling. `area` is the dispatch area whose technicians serve it. `utcOffsetMinutes` is the
 * standard time of its state, east positive. `taxes` are the sales taxes of its state and its locality.
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
  /** The connection of an imported home; missing where the network does not say. */
  readonly connection?: HomeService
}

/**
 * `units` contains all units of the building. `nearby` is the closest known number of the same street and zip,
 * or of a street that was probably meant.
 */
export type NetworkMatch =
  | { readonly kind: 'found'; readonly location: NetworkLocation }
  | { readonly kind: 'multipleUnits'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'unitNotFound'; readonly units: readonly AddressSuggestion[] }
  | { readonly kind: 'notFound'; readonly nearby: AddressSuggestion | null }

/** A sample address and its outcome in the channel dotcom. */
export type NetworkSample = { readonly address: AddressForm; readonly outcome: OutcomeKind }

/** The lines of business available in a zip, at one home or another. */
export type NetworkReach = {
  readonly city: string
  readonly state: string
  readonly serviceability: Serviceability
}

export type Network = {
  /** Returns at most `MAX_SUGGESTIONS` streets by prefix of a house number or street name, best match first. */
  readonly streets: (text: string) => Promise<readonly AddressSuggestion[]>
  /** Returns at most `MAX_UNIT_OPTIONS` units of a building; none if the address is not a building. */
  readonly units: (street: string, zip: string, typed: string) => Promise<readonly AddressSuggestion[]>
  readonly find: (address: Address) => Promise<NetworkMatch>
  /** Null if the network has no place in the zip. */
  readonly reach: (zip: string) => Promise<NetworkReach | null>
  /** Returns one sample for each outcome that an address can lead to. */
  readonly samples: () => readonly NetworkSample[]
}

/** A seeded street line: a house, or a building if it has `units`. Units share its situation, except `exceptions`. */
export type NetworkEntry = {
  readonly number: string
  readonly name: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly situation: Situation
  readonly units: readonly string[]
  readonly exceptions: Readonly<Record<string, Situation>>
  /** The id of an imported home or of each of its units; one made of the address if missing. */
  readonly ids?: Readonly<Record<string, string>>
  readonly connections?: Readonly<Record<string, HomeService>>
}

export type NetworkSeed = {
  readonly entries: readonly NetworkEntry[]
  readonly samples: readonly NetworkSample[]
}
