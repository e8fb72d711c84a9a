import type { taskEither as TE } from 'fp-ts'
import type { ParsedAddress } from '../address/full-address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'

export type AddressLookupFailure = { readonly _tag: 'LookupUnavailable' }

/** Suggests addresses while they are typed: streets by text, and the units of one street and zip. Text only, best match first. */
export type AddressLookup = {
  readonly streets: (text: string) => TE.TaskEither<AddressLookupFailure, readonly AddressSuggestion[]>
  readonly units: (
    street: string,
    zip: string,
    typed: string,
  ) => TE.TaskEither<AddressLookupFailure, readonly AddressSuggestion[]>
}

/** Finds the address for a line of text, in its standard spelling; null if no single address matches. */
export type StreetAddressLookup = {
  readonly address: (street: string) => TE.TaskEither<AddressLookupFailure, ParsedAddress | null>
}

/** A service that suggests and standardizes addresses. */
export type AddressService = AddressLookup & StreetAddressLookup
