import { function as F, taskEither as TE } from 'fp-ts'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import type { AddressLookup, AddressLookupFailure } from '#core/ports/address-lookup.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'

type Query = Parameters<StorefrontOrchestrator['addressSuggestions']>[0]

/**
 * Creates the address look-up over the orchestrator's suggestions, limited to what a field shows. Samples in place of
 * suggestions count as a failure with samples.
 */
export const createOrchestratorLookup = (
  orchestrator: Pick<StorefrontOrchestrator, 'addressSuggestions'>,
): AddressLookup => {
  const find = (query: Query, limit: number): ReturnType<AddressLookup['streets']> =>
    F.pipe(
      orchestrator.addressSuggestions(query),
      TE.mapLeft((): AddressLookupFailure => ({ _tag: 'LookupUnavailable' })),
      TE.flatMap(({ suggestions, areSamples }): ReturnType<AddressLookup['streets']> => {
        const found = suggestions.slice(0, limit)
        return areSamples === true ? TE.left({ _tag: 'LookupUnavailable', samples: found }) : TE.right(found)
      }),
    )
  return {
    streets: (text) => find({ text }, MAX_SUGGESTIONS),
    units: (street, zip, typed) => find({ text: street, zip, unit: typed }, MAX_UNIT_OPTIONS),
  }
}
