import type { taskEither as TE } from 'fp-ts'
import type { Address } from '../address/address.ts'
import type { ParsedAddress } from '../address/full-address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'

/** The look-up does not answer. `samples` are addresses to try the store with, if it is configured to suggest them. */
export type AddressLookupFailure = {
  readonly _tag: 'LookupUnavailable'
  readonly samples?: readonly AddressSuggestion[]
}

/** Suggests addresses during typing: streets by text, and units of a street and zip. Text only, best match first. */
export type AddressLookup = {
  readonly streets: (text: string) => TE.TaskEither<AddressLookupFailure, readonly AddressSuggestion[]>
  readonly units: (
    street: string,
    zip: string,
    typed: string,
  ) => TE.TaskEither<AddressLookupFailure, readonly AddressSuggestion[]>
}

/** Returns an address in the spelling of the network; null if the network knows no single home for it. */
export type AddressStandardizer = {
  readonly standardize: (address: Address) => TE.TaskEither<AddressLookupFailure, Address | null>
}

/** Finds the address for a line of text, in its standard spelling; null if no single address matches. */
export type StreetAddressLookup = {
  readonly address: (street: string) => TE.TaskEither<AddressLookupFailure, ParsedAddress | null>
}

/** A service that suggests and standardizes addresses. */
export type AddressService = AddressLookup & StreetAddressLookup
