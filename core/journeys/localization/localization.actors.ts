import type { either as E } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { Address } from '../../address/address.ts'
import type { AddressSuggestion } from '../../address/suggestion.ts'
import type { AddressAnswer } from '../../localization/address-answer.ts'
import type { LocalizationRequest } from '../../localization/localization.ts'
import type { AddressLookup, AddressLookupFailure, AddressStandardizer } from '../../ports/address-lookup.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'

export type LocalizationPorts = {
  readonly addressLookup: AddressLookup & AddressStandardizer
  readonly orchestrator: Pick<StorefrontOrchestrator, 'localize'>
  readonly log?: Log
}

type Suggestions = E.Either<AddressLookupFailure, readonly AddressSuggestion[]>
type UnitQuery = { readonly street: string; readonly zip: string; readonly typed: string }

export const localizationActors = ({ addressLookup, orchestrator }: LocalizationPorts) => ({
  findStreets: fromPromise<Suggestions, string>(({ input }) => addressLookup.streets(input)()),
  findUnits: fromPromise<Suggestions, UnitQuery>(({ input }) =>
    addressLookup.units(input.street, input.zip, input.typed)(),
  ),
  standardizeAddress: fromPromise<E.Either<AddressLookupFailure, Address | null>, Address>(({ input }) =>
    addressLookup.standardize(input)(),
  ),
  resolveAddress: fromPromise<E.Either<OrchestratorFailure, AddressAnswer>, LocalizationRequest>(
    ({ input }) => orchestrator.localize(input)(),
  ),
})
