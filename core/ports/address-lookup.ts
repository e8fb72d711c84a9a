import type { taskEither as TE } from 'fp-ts'
import type { ParsedAddress } from '../address/full-address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'

export type AddressLookupFailure = { readonly _tag: 'LookupUnavailable' }

/** Finds addresses as they are typed: streets by text, and the units of one street and zip. Text only, best first. */
export type AddressLookup = {
  readonly streets: (text: string) => TE.TaskEither<AddressLookupFailure, readonly AddressSuggestion[]>
  readonly units: (
    street: string,
    zip: string,
    typed: string,
  ) => TE.TaskEither<AddressLookupFailure, readonly AddressSuggestion[]>
}

/** Finds the one address that a line of text is, in its standard spelling; null where it is none. */
export type StreetAddressLookup = {
  readonly address: (street: string) => TE.TaskEither<AddressLookupFailure, ParsedAddress | null>
}

/** Whatever suggests addresses and spells them out. */
export type AddressService = AddressLookup & StreetAddressLookup
