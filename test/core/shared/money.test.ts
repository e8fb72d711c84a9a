import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
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
import { amount, taxRate } from '#test/arbitraries/money.arbitrary.ts'

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(-0, 0.1 + 0.2, MAX_CENTS, MAX_CENTS + 1, -MAX_CENTS, Infinity, Number.NaN, 2 ** 53),
)

describe('isCents', () => {
  it('is true of whole numbers up to a million dollars either way, and of nothing else, negative zero least of all', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        const isWhole = Number.isFinite(value) && Math.trunc(value) === value && 1 / value !== -Infinity
        expect(isCents(value)).toBe(isWhole && value <= 100_000_000 && value >= -100_000_000)
      }),
    )
  })
})

describe('cents', () => {
  it('gives back whole cents and throws at anything else', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        if (isCents(value)) expect(cents(value)).toBe(value)
        else expect(() => cents(value)).toThrow(RangeError)
      }),
    )
  })
})

describe('basisPoints', () => {
  it('gives back whole shares from none to all and throws at anything else', () => {
    fc.assert(
      fc.property(fc.oneof(anyNumber, fc.integer({ min: -2, max: 10_002 })), (value) => {
        const isShare = Number.isInteger(value) && value >= 0 && value <= 10_000
        expect(isBasisPoints(value)).toBe(isShare)
        if (isShare) expect(basisPoints(value)).toBe(value)
        else expect(() => basisPoints(value)).toThrow(RangeError)
      }),
    )
  })
})

/** The share with whole numbers only: twice the remainder tells which way to round. */
const halfUpOracle = (value: number, share: number): number => {
  const product = BigInt(value) * BigInt(share)
  const whole = product / 10_000n
  return Number(2n * (product % 10_000n) >= 10_000n ? whole + 1n : whole)
}

describe('shareOf', () => {
  it('is the exact share rounded half up, over the whole range (PRC-05)', () => {
    fc.assert(
      fc.property(amount(), taxRate, (value, share) => {
        expect(shareOf(value, share)).toBe(halfUpOracle(value, share))
      }),
      { examples: [[cents(MAX_CENTS), basisPoints(9_999)]] },
    )
  })

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

  it('is nothing of nothing and at no rate, everything at the full rate, and between the two at any other (PRC-05)', () => {
    fc.assert(
      fc.property(amount(), taxRate, (value, share) => {
        expect(shareOf(ZERO, share)).toBe(0)
        expect(shareOf(value, basisPoints(0))).toBe(0)
        expect(shareOf(value, basisPoints(10_000))).toBe(value)
        expect(shareOf(value, share)).toBeGreaterThanOrEqual(0)
        expect(shareOf(value, share)).toBeLessThanOrEqual(value)
      }),
    )
  })

  it('never falls when the amount or the rate rises (PRC-05)', () => {
    fc.assert(
      fc.property(amount(), amount(), taxRate, taxRate, (a, b, one, other) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(shareOf(less, low)).toBeLessThanOrEqual(shareOf(more, high))
      }),
    )
  })
})

describe('sum', () => {
  it('does not depend on the order or the grouping of the amounts', () => {
    const shuffled = fc
      .array(amount(100_000), { maxLength: 12 })
      .chain((amounts) =>
        fc.tuple(
          fc.constant(amounts),
          fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length }),
          fc.nat(amounts.length),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([amounts, other, at]) => {
        expect(sum(other)).toBe(sum(amounts))
        expect(add(sum(amounts.slice(0, at)), sum(amounts.slice(at)))).toBe(sum(amounts))
      }),
    )
  })

  it('of no amounts is zero', () => {
    expect(sum([])).toBe(ZERO)
  })
})

describe('times', () => {
  it('is the amount added up that many times', () => {
    fc.assert(
      fc.property(amount(100_000), fc.nat(20), (value, quantity) => {
        expect(times(value, quantity)).toBe(sum(Array.from({ length: quantity }, () => value)))
      }),
    )
  })
})

describe('subtract', () => {
  it('undoes add', () => {
    fc.assert(fc.property(amount(), amount(), (a, b) => subtract(add(a, b), b) === a))
  })
})
