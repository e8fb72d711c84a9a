import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_SUGGESTIONS,
  SUGGEST_DEBOUNCE_MS,
  SUGGEST_FROM,
  filterUnits,
  fullAddress,
  hasUnits,
  pickSuggestion,
  shouldSuggest,
} from '#core/address/suggestion.ts'
import { suggestion } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('the limits of suggestions', () => {
  it('are those of the specification: 2 characters, 3 results, 300 ms (ADR-05)', () => {
    expect([SUGGEST_FROM, MAX_SUGGESTIONS, SUGGEST_DEBOUNCE_MS]).toEqual([2, 3, 300])
  })
})

describe('shouldSuggest', () => {
  it('is true from two characters on, after trimming (ADR-05)', () =>
    forAll(anyText, (text) => {
      expect(shouldSuggest(text)).toBe(text.trim().length >= 2)
      expect(shouldSuggest(`  ${text}\t`)).toBe(shouldSuggest(text))
    }))
})

describe('pickSuggestion', () => {
  it('fills street and zip and clears the unit, even when the suggestion has one (ADR-06)', () =>
    forAll(suggestion, (picked) => {
      expect(pickSuggestion(picked)).toEqual({ street: picked.streetLine, unit: '', zip: picked.zip })
    }))
})

describe('hasUnits', () => {
  it('is true when a street line has more than one unit (ADR-06)', () =>
    forAll(suggestion, (picked) => hasUnits(picked) === picked.entries > 1))
})

describe('fullAddress', () => {
  it('joins the non-empty parts in reading order', () =>
    forAll(suggestion, (shown) => {
      const { streetLine, secondary, city, state, zip } = shown
      const unit = secondary === '' ? '' : `, ${secondary}`
      expect(fullAddress(shown)).toBe(`${streetLine}${unit}, ${city}, ${state} ${zip}`)
    }))
})

describe('filterUnits', () => {
  const units = fc.array(suggestion, { maxLength: 8 })
  const typed = fc.oneof(fc.constantFrom('', 'pi', 'unico', 'ÑAN', 'area', 'apt  2', 'zzz'), anyText)

  it('returns an ordered subset of the units, and is idempotent (ADR-07)', () =>
    forAll(units, typed, (all, text) => {
      const matches = filterUnits(all, text)
      expect(all.filter((unit) => matches.includes(unit))).toEqual(matches)
      expect(filterUnits(matches, text)).toEqual(matches)
    }))

  it('returns all units for an empty query (ADR-07)', () =>
    forAll(units, (all) => {
      expect(filterUnits(all, ' ')).toEqual(all)
    }))

  it('finds a unit by any part of it, ignoring case and accents (ADR-07)', () => {
    const pieceOf = suggestion.chain((unit) =>
      fc
        .tuple(fc.nat(unit.secondary.length), fc.nat(unit.secondary.length))
        .map(([from, to]) => [unit, unit.secondary.slice(from, to)] as const),
    )
    forAll(pieceOf, ([unit, piece]) => {
      const plain = piece.normalize('NFD').replace(/[\u0300-\u036F]/g, '')
      const spellings = [piece, piece.toUpperCase(), piece.toLowerCase(), plain, piece.normalize('NFD')]
      for (const spelling of spellings) expect(filterUnits([unit], spelling)).toEqual([unit])
    })
  })

  it.each([
    ['unico', ['Piso Único']],
    ['ÚNICO', ['Piso Único']],
    ['ni', ['Suite Ñico', 'Piso Único']],
    ['2', ['Apt 2B', 'Apt 12']],
  ])('of %j are %j (ADR-07)', (text, expected) => {
    const all = ['Suite Ñico', 'Piso Único', 'Apt 2B', 'Apt 12'].map((secondary) => ({
      streetLine: '1 Main St',
      secondary,
      entries: 1,
      city: 'El Paso',
      state: 'TX',
      zip: '79901',
    }))
    expect(filterUnits(all, text).map((unit) => unit.secondary)).toEqual(expected)
  })
})
