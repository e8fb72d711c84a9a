import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSwitch, repayment } from '#core/mobile/switch-offer.ts'
import { MAX_CENTS, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** Debts around a tenth and a fifth of the most, so that both bounds are met. */
const debts = (minLength = 0) =>
  fc.array(fc.oneof(amount(90_000), fc.constantFrom(0, 50_000, 250_000)), { minLength, maxLength: 10 })

const paidFor = (owed: readonly number[]) => {
  const decision = accepted(decideSwitch(owed))
  return decision.applies ? decision.paid.map(Number) : owed.map(() => 0)
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

describe('decideSwitch', () => {
  it('applies from three lines on, and reports below that how many are missing (MOB-14)', () =>
    forAll(debts(), (owed) => {
      const decision = accepted(decideSwitch(owed))
      if (owed.length < 3)
        expect(decision).toEqual({
          applies: false,
          reason: 'TooFewLines',
          linesMissing: 3 - owed.length,
        })
      else if (sumOf(owed) === 0) expect(decision).toEqual({ applies: false, reason: 'NothingOwed' })
      else
        expect(decision).toEqual({
          applies: true,
          reason: 'EnoughLines',
          paid: paidFor(owed),
          total: sumOf(paidFor(owed)),
          activeMonths: 12,
        })
    }))

  it('does not apply without device debt (MOB-14)', () => {
    expect(decideSwitch([0, 0, 0])).toEqual(E.right({ applies: false, reason: 'NothingOwed' }))
  })

  it('applies once the missing lines are added (MOB-14)', () =>
    forAll(fc.array(amount(90_000), { maxLength: 2 }), (owed) => {
      const decision = accepted(decideSwitch(owed))
      const missing = !decision.applies && decision.reason === 'TooFewLines' ? decision.linesMissing : 0
      const more = (count: number) => [...owed, ...Array.from({ length: count }, () => 100)]
      expect(accepted(decideSwitch(more(missing))).applies).toBe(true)
      expect(accepted(decideSwitch(more(missing - 1))).applies).toBe(false)
    }))

  it('pays the five largest debts in full until twenty-five hundred dollars are spent (MOB-14)', () =>
    forAll(debts(3), (owed) => {
      const paid = paidFor(owed)
      const five = owed.toSorted((a, b) => b - a).slice(0, 5)
      expect(sumOf(paid)).toBe(Math.min(sumOf(five), 250_000))
      expect(paid.filter((part) => part > 0).length).toBeLessThanOrEqual(5)
      expect(paid.every((part, at) => part >= 0 && part <= (owed[at] ?? 0))).toBe(true)
      const least = Math.min(...paid.filter((part, at) => part > 0 && part === owed[at]))
      const unpaid = owed.filter((_debt, at) => paid[at] === 0)
      if (sumOf(paid) < 250_000) expect(Math.max(0, ...unpaid)).toBeLessThanOrEqual(least)
    }))

  it('pays in order of size, the first of equals first (MOB-14)', () => {
    expect(paidFor([10_000, 200_000, 40_000, 40_000])).toEqual([0, 200_000, 40_000, 10_000])
    expect(paidFor([100, 100, 100, 100, 100, 100])).toEqual([100, 100, 100, 100, 100, 0])
    expect(paidFor([300_000, 1, 1])).toEqual([250_000, 0, 0])
  })

  it('reports the line with an invalid debt, and too many lines (MOB-14)', () => {
    forAll(
      debts().filter((owed) => owed.length < 10),
      fc.oneof(noCount, fc.constantFrom(-1, MAX_CENTS + 1)),
      (owed, payoff) => {
        expect(decideSwitch([...owed, payoff])).toEqual(
          E.left({ _tag: 'PayoffOutOfRange', index: owed.length, payoff, min: 0, max: MAX_CENTS }),
        )
      },
    )
    expect(E.isRight(decideSwitch(Array.from({ length: 10 }, () => 1)))).toBe(true)
    expect(decideSwitch(Array.from({ length: 11 }, () => 1))).toEqual(
      E.left({ _tag: 'LinesOutOfRange', lines: 11, min: 0, max: 10 }),
    )
  })
})

describe('repayment', () => {
  it('is the full amount within the first twelve months and nothing after (MOB-15)', () =>
    forAll(amount(250_000), fc.nat(40), (paid, months) => {
      expect(repayment(paid, months)).toEqual(
        E.right(
          months < 12
            ? { owed: paid, reason: 'CancelledEarly', monthsLeft: 12 - months }
            : { owed: 0, reason: 'KeptLongEnough', monthsLeft: 0 },
        ),
      )
    }))

  it('counts month eleven as too early and month twelve as enough (MOB-15)', () => {
    expect(accepted(repayment(cents(500), 11))).toEqual({
      owed: 500,
      reason: 'CancelledEarly',
      monthsLeft: 1,
    })
    expect(accepted(repayment(cents(500), 12)).owed).toBe(0)
  })

  it('reports an invalid number of months (MOB-15)', () =>
    forAll(fc.oneof(noCount, fc.constant(-1)), (months) => {
      expect(repayment(cents(1), months)).toEqual(
        E.left({ _tag: 'MonthsOutOfRange', months, min: 0, max: Number.MAX_SAFE_INTEGER }),
      )
    }))
})
