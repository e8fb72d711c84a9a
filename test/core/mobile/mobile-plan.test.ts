import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_GIGABYTES,
  MAX_MOBILE_LINES,
  byTheGigMonthly,
  checkLines,
  perLineMonthly,
} from '#core/mobile/mobile-plan.ts'
import { MAX_CENTS } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const lines = fc.integer({ min: 1, max: 10 })
const badLines = fc.oneof(noCount, fc.constantFrom(0, -1, 11, 1e9))

const linesRefused = (count: number, min = 1) =>
  E.left({ _tag: 'LinesOutOfRange', lines: count, min, max: 10 })

describe('perLineMonthly', () => {
  it.each([
    ['unlimited', 1, 3_000],
    ['unlimited', 10, 30_000],
    ['unlimitedPlus', 1, 4_000],
    ['unlimitedPlus', 4, 16_000],
  ] as const)('is %s, %i lines: %i cents (MOB-01)', (plan, count, expected) => {
    expect(perLineMonthly(plan, count)).toEqual(E.right(expected))
  })

  it('is additive over lines, and refuses an invalid number of lines (MOB-01)', () =>
    forAll(fc.constantFrom('unlimited', 'unlimitedPlus'), lines, badLines, (plan, count, bad) => {
      const one = accepted(perLineMonthly(plan, 1))
      expect(perLineMonthly(plan, count)).toEqual(E.right(one * count))
      expect(perLineMonthly(plan, bad)).toEqual(linesRefused(bad))
    }))
})

describe('checkLines', () => {
  it('accepts integers from its minimum to ten (MOB-02)', () => {
    forAll(fc.integer({ min: -3, max: 14 }), fc.constantFrom(0, 1), (count, min) => {
      const isIn = count >= min && count <= 10
      expect(checkLines(count, min)).toEqual(isIn ? E.right(count) : linesRefused(count, min))
    })
    expect(checkLines(-0, 0)).toEqual(linesRefused(-0, 0))
    expect(MAX_MOBILE_LINES).toBe(10)
  })
})

describe('byTheGigMonthly', () => {
  it.each([
    [1, 2_000],
    [2, 2_500],
    [3, 3_000],
    [11, 7_000],
  ])('is for %i GB %i cents (MOB-02)', (gigabytes, expected) => {
    expect(byTheGigMonthly(gigabytes, 1)).toEqual(E.right(expected))
  })

  it('costs five dollars more for each further gigabyte, for any number of lines (MOB-02)', () =>
    forAll(fc.integer({ min: 1, max: MAX_GIGABYTES - 1 }), lines, lines, (gigabytes, one, other) => {
      const price = accepted(byTheGigMonthly(gigabytes, one))
      expect(byTheGigMonthly(gigabytes + 1, one)).toEqual(E.right(price + 500))
      expect(byTheGigMonthly(gigabytes, other)).toEqual(E.right(price))
    }))

  it('reports an invalid number of gigabytes or lines (MOB-02)', () =>
    forAll(fc.oneof(noCount, fc.constantFrom(0, -1, MAX_GIGABYTES + 1)), badLines, (gigabytes, bad) => {
      expect(byTheGigMonthly(gigabytes, 10)).toEqual(
        E.left({ _tag: 'GigabytesOutOfRange', gigabytes, min: 1, max: MAX_GIGABYTES }),
      )
      expect(byTheGigMonthly(1, bad)).toEqual(linesRefused(bad))
    }))

  it('is limited to the largest amount the store handles (MOB-02)', () => {
    const most = accepted(byTheGigMonthly(MAX_GIGABYTES, 1))
    expect(most).toBeLessThanOrEqual(MAX_CENTS)
    expect(most + 500).toBeGreaterThan(MAX_CENTS)
  })
})
