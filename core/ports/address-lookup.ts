import type { taskEither as TE } from 'fp-ts'
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
