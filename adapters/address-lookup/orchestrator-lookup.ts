import { function as F, taskEither as TE } from 'fp-ts'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import type { AddressLookup, AddressLookupFailure } from '#core/ports/address-lookup.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'

type Query = Parameters<Orchestrator['addressSuggestions']>[0]

/** The address look-up over the provider's own suggestions, cut to what a field shows. */
export const createOrchestratorLookup = (
  orchestrator: Pick<Orchestrator, 'addressSuggestions'>,
): AddressLookup => {
  const find = (query: Query, limit: number): ReturnType<AddressLookup['streets']> =>
    F.pipe(
      orchestrator.addressSuggestions(query),
      TE.bimap(
        (): AddressLookupFailure => ({ _tag: 'LookupUnavailable' }),
        ({ suggestions }) => suggestions.slice(0, limit),
      ),
    )
  return {
    streets: (text) => find({ text }, MAX_SUGGESTIONS),
    units: (street, zip, typed) => find({ text: street, zip, unit: typed }, MAX_UNIT_OPTIONS),
  }
}
