import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS, ZERO, cents, isCents, subtract, sum } from '../shared/money.ts'
import { MAX_MOBILE_LINES } from './mobile-plan.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** Limits of the switch offer, which pays off the telephones of ported lines. `most` is in cents (MOB-14, MOB-15). */
export const switchTerms = { minLines: 3, paidLines: 5, most: cents(250_000), activeMonths: 12 } as const

/** The decision on a switch offer. `paid` has the cents for each line, in the given order, `total` their sum. */
export type SwitchDecision =
  | {
      readonly applies: true
      readonly reason: 'EnoughLines'
      readonly paid: readonly Cents[]
      readonly total: Cents
      readonly activeMonths: number
    }
  | { readonly applies: false; readonly reason: 'TooFewLines'; readonly linesMissing: number }
  | { readonly applies: false; readonly reason: 'NothingOwed' }

const isOwed = (payoff: number): payoff is Cents => isCents(payoff) && payoff >= 0 && !Object.is(payoff, -0)

/** Returns each debt's payment: largest first, first of equals, up to the number of lines and the maximum total. */
const shareOut = (owed: readonly Cents[]): readonly Cents[] => {
  const paid = owed.map(() => ZERO)
  let left: Cents = switchTerms.most
  const chosen = owed
    .map((debt, index) => ({ debt, index }))
    .toSorted((a, b) => b.debt - a.debt)
    .slice(0, switchTerms.paidLines)
  for (const { debt, index } of chosen) {
    const part = debt < left ? debt : left
    paid[index] = part
    left = subtract(left, part)
  }
  return paid
}

/**
 * Decides what the switch offer pays of the outstanding debts on the telephones of ported lines, in cents, or why it
 * does not apply and how many lines are missing. Fails with `LinesOutOfRange` and `PayoffOutOfRange` (MOB-14).
 */
export const decideSwitch = (payoffs: readonly number[]): E.Either<MobileFailure, SwitchDecision> => {
  if (payoffs.length > MAX_MOBILE_LINES)
    return E.left({ _tag: 'LinesOutOfRange', lines: payoffs.length, min: 0, max: MAX_MOBILE_LINES })
  const owed = payoffs.filter(isOwed)
  const index = payoffs.findIndex((payoff) => !isOwed(payoff))
  if (index !== -1)
    return E.left({ _tag: 'PayoffOutOfRange', index, payoff: Number(payoffs[index]), min: 0, max: MAX_CENTS })
  const linesMissing = switchTerms.minLines - owed.length
  if (linesMissing > 0) return E.right({ applies: false, reason: 'TooFewLines', linesMissing })
  const paid = shareOut(owed)
  const total = sum(paid)
  if (total === 0) return E.right({ applies: false, reason: 'NothingOwed' })
  return E.right({
    applies: true,
    reason: 'EnoughLines',
    paid,
    total,
    activeMonths: switchTerms.activeMonths,
  })
}

/** The repayment: `owed` in cents, and `monthsLeft` until nothing is owed. */
export type SwitchRepayment = {
  readonly owed: Cents
  readonly reason: 'CancelledEarly' | 'KeptLongEnough'
  readonly monthsLeft: number
}

/**
 * Returns the repayment when lines are cancelled after an integer number of months: everything within the first twelve.
 * Fails with `MonthsOutOfRange` (MOB-15).
 */
export const repayment = (paid: Cents, monthsActive: number): E.Either<MobileFailure, SwitchRepayment> => {
  if (!Number.isSafeInteger(monthsActive) || monthsActive < 0 || Object.is(monthsActive, -0))
    return E.left({
      _tag: 'MonthsOutOfRange',
      months: monthsActive,
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
    })
  const monthsLeft = Math.max(0, switchTerms.activeMonths - monthsActive)
  return E.right(
    monthsLeft > 0
      ? { owed: paid, reason: 'CancelledEarly', monthsLeft }
      : { owed: ZERO, reason: 'KeptLongEnough', monthsLeft },
  )
}
