import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partOf, prorate } from '#core/portal/proration.ts'
import { add, cents, sum } from '#core/shared/money.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const month = fc
  .integer({ min: 28, max: 31 })
  .chain((days) => fc.record({ days: fc.constant(days), usedDays: fc.integer({ min: 0, max: days }) }))

describe('partOf', () => {
  it.each([
    [3_000, 14, 30, 1_400],
    [1_000, 1, 3, 333],
    [1_000, 2, 3, 667],
    [5, 15, 30, 3],
    [0, 15, 30, 0],
    [9_999, 31, 31, 9_999],
    [9_999, 0, 31, 0],
  ])('of %i cents for %i of %i days is %i (PTL-16)', (whole, used, days, part) => {
    expect(partOf(cents(whole), used, days)).toBe(part)
  })
})

describe('prorate', () => {
  it('divides the payment into cents, without a cent lost (PTL-16)', () =>
    forAll(fc.array(amount(1_000_000), { maxLength: 12 }), month, (amounts, { days, usedDays }) => {
      const { paid, charged, returned } = prorate(amounts, { days, usedDays })
      expect(paid).toBe(sum(amounts))
      expect(add(charged, returned)).toBe(paid)
      expect([charged, returned].every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      expect(Math.abs(charged * days - paid * usedDays)).toBeLessThanOrEqual((amounts.length * days) / 2)
    }))

  it('returns nothing for a month that is over, and charges more for more days (PTL-16)', () =>
    forAll(fc.array(amount(1_000_000), { maxLength: 5 }), month, (amounts, { days, usedDays }) => {
      const { charged } = prorate(amounts, { days, usedDays })
      expect(prorate(amounts, { days, usedDays: days }).returned).toBe(0)
      expect(
        prorate(amounts, { days, usedDays: Math.min(days, usedDays + 1) }).charged,
      ).toBeGreaterThanOrEqual(charged)
    }))
})
