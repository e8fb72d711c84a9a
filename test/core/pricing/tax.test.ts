import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxEntry, TaxParts, TaxTable } from '#core/pricing/tax.ts'
import { localityKey, taxRateAt, combinedTaxRate } from '#core/pricing/tax.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const rate = fc.integer({ min: 0, max: 5_000 }).map(basisPoints)
const parts: fc.Arbitrary<TaxParts> = fc.record({ state: rate, locality: rate })

const entry = (share: number): TaxEntry => ({
  rate: basisPoints(share),
  source: 'a gazette',
  asOf: '2026-01-01' as PlainDate,
  isChecked: true,
})

const table: TaxTable = {
  states: new Map([
    ['FL', entry(600)],
    ['OR', entry(0)],
  ]),
  localities: new Map([[localityKey({ state: 'FL', city: 'Jacksonville' }), entry(150)]]),
}

describe('taxRateAt', () => {
  it.each([
    ['FL', 'Jacksonville', 600, 150],
    ['FL', 'JACKSONVILLE', 600, 150],
    ['FL', 'Tampa', 600, 0],
    ['OR', 'Jacksonville', 0, 0],
  ])(
    'adds to the rate of %s what %s charges, and nothing that is not known (PRC-40)',
    (state, city, ...rates) => {
      expect(taxRateAt(table, { state, city })).toEqual(E.right({ state: rates[0], locality: rates[1] }))
    },
  )

  it('returns no rate for an unknown state (PRC-40)', () => {
    for (const state of ['TX', 'fl', ''])
      expect(taxRateAt(table, { state, city: 'Jacksonville' })).toEqual(
        E.left({ _tag: 'StateUntaxed', state }),
      )
  })
})

describe('combinedTaxRate', () => {
  it('is the sum of the state and local rates (PRC-40)', () => {
    forAll(parts, (given) => {
      expect(combinedTaxRate(given)).toBe(given.state + given.locality)
    })
    expect(() => combinedTaxRate({ state: basisPoints(9_000), locality: basisPoints(1_001) })).toThrow(
      RangeError,
    )
  })
})
