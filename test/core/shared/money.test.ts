import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atLeastZero,
  MAX_CENTS,
  ZERO,
  add,
  basisPoints,
  cents,
  isBasisPoints,
  isCents,
  shareOf,
  subtract,
  sum,
  times,
} from '#core/shared/money.ts'
import type { Cents } from '#core/shared/money.ts'
import { amount, taxRate } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 0.1 + 0.2, MAX_CENTS, MAX_CENTS + 1, -MAX_CENTS, Infinity, Number.NaN, 2 ** 53),
)

describe('isCents', () => {
  it('is true only of integers up to a million dollars in either direction (VAL-02)', () =>
    forAll(anyNumber, (value) => {
      const isWhole = Number.isFinite(value) && Math.trunc(value) === value && !Object.is(value, -0)
      expect(isCents(value)).toBe(isWhole && value <= 100_000_000 && value >= -100_000_000)
    }))
})

describe('cents', () => {
  it('returns integer cents and throws for anything else (VAL-02)', () =>
    forAll(anyNumber, (value) => {
      if (isCents(value)) expect(cents(value)).toBe(value)
      else expect(() => cents(value)).toThrow(RangeError)
    }))
})

describe('basisPoints', () => {
  it('returns integer shares from none to all and throws for anything else (VAL-02)', () =>
    forAll(fc.oneof(anyNumber, fc.integer({ min: -2, max: 10_002 })), (value) => {
      const isShare = Number.isInteger(value) && value >= 0 && value <= 10_000 && !Object.is(value, -0)
      expect(isBasisPoints(value)).toBe(isShare)
      if (isShare) expect(basisPoints(value)).toBe(value)
      else expect(() => basisPoints(value)).toThrow(RangeError)
    }))
})

/** The share in integer arithmetic: twice the remainder decides the rounding. */
const halfUpOracle = (value: number, share: number): number => {
  const product = BigInt(value) * BigInt(share)
  const quotient = product / 10_000n
  return Number(2n * (product % 10_000n) >= 10_000n ? quotient + 1n : quotient)
}

describe('shareOf', () => {
  it('is the exact share rounded half up, over the full range (PRC-05)', () =>
    forAllWith(
      { numRuns: 2_000, examples: [[cents(MAX_CENTS), basisPoints(9_999)]] },
      amount(),
      taxRate,
      (value, share) => {
        expect(shareOf(value, share)).toBe(halfUpOracle(value, share))
      },
    ))

  it.each([
    [1_000, 825, 83],
    [200, 825, 17],
    [6, 825, 0],
    [7, 825, 1],
    [10_000, 625, 625],
    [1, 5_000, 1],
    [1, 4_999, 0],
  ])('of %i cents at %i basis points is %i (PRC-05)', (value, share, expected) => {
    expect(shareOf(cents(value), basisPoints(share))).toBe(expected)
  })

  it('is zero for a zero amount or rate, the full amount at the full rate, and between the two otherwise (PRC-05)', () =>
    forAll(amount(), taxRate, (value, share) => {
      expect(shareOf(ZERO, share)).toBe(0)
      expect(shareOf(value, basisPoints(0))).toBe(0)
      expect(shareOf(value, basisPoints(10_000))).toBe(value)
      expect(shareOf(value, share)).toBeGreaterThanOrEqual(0)
      expect(shareOf(value, share)).toBeLessThanOrEqual(value)
    }))

  it('is monotonic in the amount and the rate (PRC-05)', () =>
    forAll(amount(), amount(), taxRate, taxRate, (a, b, one, other) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(shareOf(less, low)).toBeLessThanOrEqual(shareOf(more, high))
    }))
})

describe('sum', () => {
  it('is independent of the order and grouping of the amounts', () => {
    const shuffled = fc
      .array(amount(100_000), { maxLength: 12 })
      .chain((amounts) =>
        fc.tuple(
          fc.constant(amounts),
          fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length }),
          fc.nat(amounts.length),
        ),
      )
    forAll(shuffled, ([amounts, other, at]) => {
      expect(sum(other)).toBe(sum(amounts))
      expect(add(sum(amounts.slice(0, at)), sum(amounts.slice(at)))).toBe(sum(amounts))
    })
  })

  it('of no amounts is zero', () => {
    expect(sum([])).toBe(ZERO)
  })
})

describe('times', () => {
  it('is repeated addition', () =>
    forAll(amount(100_000), fc.nat(20), (value, quantity) => {
      expect(times(value, quantity)).toBe(sum(Array.from({ length: quantity }, () => value)))
    }))
})

describe('subtract', () => {
  it('undoes add', () => forAll(amount(), amount(), (a, b) => subtract(add(a, b), b) === a))
})

describe('atLeastZero', () => {
  it('is the amount, and zero below zero', () =>
    forAll(fc.integer({ min: -1_000_000, max: 1_000_000 }), (amount) => {
      expect(atLeastZero(amount as Cents)).toBe(Math.max(0, amount))
    }))
})
