import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS, add, cents, times } from '../shared/money.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** The plans of mobile lines. All lines of an account share one plan. */
export const mobilePlans = ['byTheGig', 'unlimited', 'unlimitedPlus'] as const
export type MobilePlan = (typeof mobilePlans)[number]

/** Maximum number of mobile lines of an account (MOB-02). */
export const MAX_MOBILE_LINES = 10

/** Monthly price of By the Gig in cents: the first gigabyte, and each further one (MOB-02). */
export const byTheGig = { first: cents(2_000), extra: cents(500) } as const

/** Maximum number of gigabytes whose price is within `MAX_CENTS`. */
export const MAX_GIGABYTES = 1 + Math.floor((MAX_CENTS - byTheGig.first) / byTheGig.extra)

/** Monthly price of one line of an unlimited plan in cents, before the tables for several lines (MOB-01). */
export const pricePerLine = { unlimited: cents(3_000), unlimitedPlus: cents(4_000) } as const

/** Checks an integer number of lines from `min` to ten. Fails with `LinesOutOfRange` (MOB-02). */
export const checkLines = (lines: number, min = 1): E.Either<MobileFailure, number> =>
  Number.isInteger(lines) && lines >= min && lines <= MAX_MOBILE_LINES && !Object.is(lines, -0)
    ? E.right(lines)
    : E.left({ _tag: 'LinesOutOfRange', lines, min, max: MAX_MOBILE_LINES })

/**
 * Returns the monthly price of By the Gig in cents. The lines share the gigabytes, so their number does not change the
 * price. The caller rounds a started gigabyte up. Fails with `LinesOutOfRange` and `GigabytesOutOfRange` (MOB-02).
 */
export const byTheGigMonthly = (gigabytes: number, lines: number): E.Either<MobileFailure, Cents> => {
  const checked = checkLines(lines)
  if (E.isLeft(checked)) return checked
  if (!Number.isInteger(gigabytes) || gigabytes < 1 || gigabytes > MAX_GIGABYTES)
    return E.left({ _tag: 'GigabytesOutOfRange', gigabytes, min: 1, max: MAX_GIGABYTES })
  return E.right(add(byTheGig.first, times(byTheGig.extra, gigabytes - 1)))
}

/** Returns an unlimited plan's monthly price at the price per line, in cents. Fails with `LinesOutOfRange` (MOB-01). */
export const perLineMonthly = (
  plan: keyof typeof pricePerLine,
  lines: number,
): E.Either<MobileFailure, Cents> =>
  E.map((count: number) => times(pricePerLine[plan], count))(checkLines(lines))
