import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'
import type { AddressLookup, AddressLookupFailure, AddressStandardizer } from '#core/ports/address-lookup.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'

type Calls = Pick<StorefrontOrchestrator, 'addressSuggestions'> & Pick<AddressCalls, 'processAddress'>
type Query = Parameters<Calls['addressSuggestions']>[0]

const unavailable = (): AddressLookupFailure => ({ _tag: 'LookupUnavailable' })

/**
 * Creates the address look-up over the orchestrator's calls, limited to what a field shows. Samples in place of suggestions count as a
 * failure with samples.
 */
export const createOrchestratorLookup = (calls: Calls): AddressLookup & AddressStandardizer => {
  const find = (query: Query, limit: number): ReturnType<AddressLookup['streets']> =>
    F.pipe(
      calls.addressSuggestions(query),
      TE.mapLeft(unavailable),
      TE.flatMap(({ suggestions, areSamples = false }) => {
        const found = suggestions.slice(0, limit)
        return areSamples ? TE.left({ ...unavailable(), samples: found }) : TE.right(found)
      }),
    )
  return {
    streets: (text) => find({ text }, MAX_SUGGESTIONS),
    units: (street, zip, typed) => find({ text: street, zip, unit: typed }, MAX_UNIT_OPTIONS),
    standardize: (address) =>
      F.pipe(
        calls.processAddress({ channel: 'dotcom', address }),
        TE.bimap(unavailable, ({ standard }) =>
          standard === null
            ? null
            : E.getOrElseW(() => null)(
                parseAddressForm({ street: standard.street, unit: standard.apt, zip: standard.zip }),
              ),
        ),
      ),
  }
}
