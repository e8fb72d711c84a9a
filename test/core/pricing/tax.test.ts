import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#core/pricing/quote.ts'
import type { TaxEntry, TaxParts, TaxTable } from '#core/pricing/tax.ts'
import { localityKey, shareTax, taxRateAt, combinedTaxRate } from '#core/pricing/tax.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'

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
    fc.assert(
      fc.property(parts, (given) => {
        expect(combinedTaxRate(given)).toBe(given.state + given.locality)
      }),
    )
    expect(() => combinedTaxRate({ state: basisPoints(9_000), locality: basisPoints(1_001) })).toThrow(
      RangeError,
    )
  })
})

describe('shareTax', () => {
  it('is within half a cent of each exact share, and adds up to the full tax (PRC-41)', () => {
    fc.assert(
      fc.property(amount(), parts, (tax, given) => {
        const { state, locality } = shareTax(tax, given)
        expect(state + locality).toBe(tax)
        const totalRate = given.state + given.locality
        expect(Math.abs(2 * (state * totalRate - tax * given.state))).toBeLessThanOrEqual(totalRate)
        if (given.locality === 0 && totalRate > 0) expect(locality).toBe(0)
        if (given.state === 0) expect(state).toBe(0)
        expect(Math.min(state, locality)).toBeGreaterThanOrEqual(0)
      }),
      { examples: [[cents(0), { state: basisPoints(0), locality: basisPoints(0) }]] },
    )
  })

  it('is zero when no one levies anything (PRC-41)', () => {
    const nobody = { state: basisPoints(0), locality: basisPoints(0) }
    expect(shareTax(cents(0), nobody)).toEqual({ state: 0, locality: 0 })
  })

  it('rounds a state’s half cent up (PRC-41)', () => {
    const half = { state: basisPoints(300), locality: basisPoints(300) }
    expect(shareTax(cents(5), half)).toEqual({ state: 3, locality: 2 })
  })

  it('sums to the tax of every amount of a quote, its months and its lines (PRC-41)', () => {
    fc.assert(
      fc.property(richInput, parts, (input, given) => {
        const { monthly, oneTime, later, lines } = accepted(
          quote({ ...input, taxRate: combinedTaxRate(given) }),
        )
        const amounts = [monthly, oneTime, ...later.map((step) => step.monthly)]
        for (const { net, tax, total } of [
          ...amounts,
          ...lines.flatMap((line) => [line.monthly, line.oneTime]),
        ]) {
          const { state, locality } = shareTax(tax, given)
          expect(net + state + locality).toBe(total)
        }
      }),
    )
  })
})
