import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { type AddressSuggestion, MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { street, suggestion, unit, zip } from '#test/arbitraries/address.arbitrary.ts'
import { forAllAsync } from '#test/for-all.ts'

const many = fc.array(suggestion, { maxLength: MAX_UNIT_OPTIONS + 10 })

const answering = (suggestions: readonly AddressSuggestion[]) => {
  const asked: object[] = []
  const lookup = createOrchestratorLookup({
    addressSuggestions: (query) => {
      asked.push(query)
      return TE.right({ suggestions })
    },
  })
  return { asked, lookup }
}

const failures: readonly OrchestratorFailure[] = [
  { _tag: 'Unreachable' },
  { _tag: 'TimedOut' },
  { _tag: 'Refused', code: 'TOO_MANY', requestId: 'r1' },
]

describe('createOrchestratorLookup', () => {
  it('returns at most the first three streets (ADR-05)', () =>
    forAllAsync(street, many, async (text, known) => {
      const { asked, lookup } = answering(known)
      expect(await lookup.streets(text)()).toEqual(E.right(known.slice(0, MAX_SUGGESTIONS)))
      expect(asked).toEqual([{ text }])
    }))

  it('requests the units of a street and zip, limited to the length of the list (ADR-07)', () =>
    forAllAsync(street, zip, unit, many, async (line, code, typed, known) => {
      const { asked, lookup } = answering(known)
      expect(await lookup.units(line, code, typed)()).toEqual(E.right(known.slice(0, MAX_UNIT_OPTIONS)))
      expect(asked).toEqual([{ text: line, zip: code, unit: typed }])
    }))

  it('fails with LookupUnavailable for any failure of the provider', async () => {
    for (const failure of failures) {
      const lookup = createOrchestratorLookup({ addressSuggestions: () => TE.left(failure) })
      expect(await lookup.streets('742')()).toEqual(E.left({ _tag: 'LookupUnavailable' }))
      expect(await lookup.units('742', '33130', '')()).toEqual(E.left({ _tag: 'LookupUnavailable' }))
    }
  })

  it('fails with the samples that replace suggestions, so that a screen can name them as such', () =>
    forAllAsync(street, many, async (text, suggestions) => {
      const lookup = createOrchestratorLookup({
        addressSuggestions: () => TE.right({ suggestions, areSamples: true }),
      })
      const samples = suggestions.slice(0, MAX_SUGGESTIONS)
      expect(await lookup.streets(text)()).toEqual(E.left({ _tag: 'LookupUnavailable', samples }))
    }))
})
