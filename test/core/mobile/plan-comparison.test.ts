import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTables } from '#core/catalog/line-table.ts'
import { byTheGigMonthly, perLineMonthly } from '#core/mobile/mobile-plan.ts'
import type { DataUse } from '#core/mobile/plan-comparison.ts'
import {
  byTheGigLimit,
  cheapestPlan,
  gigabytesFor,
  limitPeriods,
  planPrices,
} from '#core/mobile/plan-comparison.ts'
import { cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const use: fc.Arbitrary<DataUse> = fc.record({
  gigabytes: fc.integer({ min: 1, max: 200 }),
  lines: fc.integer({ min: 1, max: 10 }),
  hasInternet: fc.boolean(),
})

describe('planPrices', () => {
  it('prices the unlimited plans by their tables first and by the line later, and By the Gig by its gigabytes (MOB-24)', () =>
    forAll(use, ({ gigabytes, lines, hasInternet }) => {
      const row = (table: keyof typeof lineTables) => lineTables[table][lines - 1]
      const gigs = accepted(byTheGigMonthly(gigabytes, lines))
      const unlimited = row(hasInternet ? 'bundled' : 'standalone')
      const plus = row('bundledPlus')
      expect(planPrices({ gigabytes, lines, hasInternet })).toEqual(
        E.right([
          { plan: 'byTheGig', first: gigs, later: gigs, guaranteeInYears: null },
          {
            plan: 'unlimited',
            first: unlimited?.cost,
            later: accepted(perLineMonthly('unlimited', lines)),
            guaranteeInYears: unlimited?.priceGuaranteeDurationInYears,
          },
          ...(hasInternet
            ? [
                {
                  plan: 'unlimitedPlus',
                  first: plus?.cost,
                  later: accepted(perLineMonthly('unlimitedPlus', lines)),
                  guaranteeInYears: plus?.priceGuaranteeDurationInYears,
                },
              ]
            : []),
        ]),
      )
    }))

  it('refuses lines and gigabytes out of range (MOB-24)', () => {
    expect(planPrices({ gigabytes: 1, lines: 11, hasInternet: true })).toMatchObject(
      E.left({ _tag: 'LinesOutOfRange', lines: 11 }),
    )
    expect(planPrices({ gigabytes: 0, lines: 1, hasInternet: false })).toMatchObject(
      E.left({ _tag: 'GigabytesOutOfRange', gigabytes: 0 }),
    )
  })
})

describe('cheapestPlan', () => {
  it('costs no more than any plan that is offered, in each period (MOB-24)', () =>
    forAll(use, fc.constantFrom('first', 'later'), (given, period) => {
      const prices = accepted(planPrices(given))
      const best = cheapestPlan(prices, period)
      expect(prices).toContain(best)
      for (const price of prices) expect(best?.[period]).toBeLessThanOrEqual(price[period])
    }))

  it('never changes from Unlimited to By the Gig with more gigabytes (MOB-24)', () =>
    forAll(use, fc.nat(50), (given, more) => {
      const planOf = (gigabytes: number) => cheapestPlan(accepted(planPrices({ ...given, gigabytes })))?.plan
      fc.pre(planOf(given.gigabytes) !== 'byTheGig')
      expect(planOf(given.gigabytes + more)).toBe(planOf(given.gigabytes))
    }))

  it('is none of no plans, and the first of equal ones (MOB-24)', () => {
    expect(cheapestPlan([])).toBeNull()
    const prices = accepted(planPrices({ gigabytes: 15, lines: 4, hasInternet: true }))
    expect(prices.slice(0, 2).map(({ first }) => first)).toEqual([9_000, 9_000])
    expect(cheapestPlan(prices)?.plan).toBe('byTheGig')
  })
})

describe('gigabytesFor', () => {
  it('is the most gigabytes that cost no more than a price (MOB-24)', () =>
    forAllWith(
      { examples: [[cents(0)], [cents(1_999)], [cents(2_000)], [cents(3_000)]] },
      amount(200_000),
      (price) => {
        const count = gigabytesFor(price)
        expect(accepted(byTheGigMonthly(count + 1, 1))).toBeGreaterThan(price)
        if (count > 0) expect(accepted(byTheGigMonthly(count, 1))).toBeLessThanOrEqual(price)
      },
    ))
})

describe('byTheGigLimit', () => {
  it('is the last use for which By the Gig costs no more than Unlimited, with its table and afterwards (MOB-24)', () => {
    forAll(fc.integer({ min: 1, max: 10 }), fc.constantFrom(...limitPeriods), (lines, period) => {
      const limit = accepted(byTheGigLimit(lines, period))
      const costsNoMore = (gigabytes: number): boolean => {
        const prices = accepted(planPrices({ gigabytes, lines, hasInternet: period === 'withInternet' }))
        const [gigs, unlimited] = prices.map((price) => price[period === 'later' ? 'later' : 'first'])
        return (gigs ?? 0) <= (unlimited ?? 0)
      }
      if (limit > 0) expect(costsNoMore(limit)).toBe(true)
      expect(costsNoMore(limit + 1)).toBe(false)
    })
    expect(limitPeriods.map((period) => accepted(byTheGigLimit(1, period)))).toEqual([0, 0, 3])
    expect(byTheGigLimit(11, 'later')).toMatchObject(E.left({ _tag: 'LinesOutOfRange' }))
  })
})
