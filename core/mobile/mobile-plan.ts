import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS, add, cents, times } from '../shared/money.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** The plans of mobile lines. All lines of an account share one. */
export const mobilePlans = ['byTheGig', 'unlimited', 'unlimitedPlus'] as const
export type MobilePlan = (typeof mobilePlans)[number]

/** How many mobile lines an account has at most (MOB-02). */
export const MAX_MOBILE_LINES = 10

/** What data by the gig costs a month: the first gigabyte, and each further one (MOB-02). */
export const byTheGig = { first: cents(2_000), extra: cents(500) } as const

/** The most gigabytes whose price is still an amount the store handles. */
export const MAX_GIGABYTES = 1 + Math.floor((MAX_CENTS - byTheGig.first) / byTheGig.extra)

/** What a line of an unlimited plan costs a month, before the tables of several lines (MOB-01). */
export const pricePerLine = { unlimited: cents(3_000), unlimitedPlus: cents(4_000) } as const

/** One of the plans by its name (MOB-01). Fails with `UnknownMobilePlan`. */
export const parseMobilePlan = (text: string): E.Either<MobileFailure, MobilePlan> => {
  const known = mobilePlans.find((plan) => plan === text)
  return known === undefined ? E.left({ _tag: 'UnknownMobilePlan', value: text }) : E.right(known)
}

/** A whole number of lines from `min` to ten. Fails with `LinesOutOfRange` (MOB-02). */
export const checkLines = (lines: number, min = 1): E.Either<MobileFailure, number> =>
  Number.isInteger(lines) && lines >= min && lines <= MAX_MOBILE_LINES && !Object.is(lines, -0)
    ? E.right(lines)
    : E.left({ _tag: 'LinesOutOfRange', lines, min, max: MAX_MOBILE_LINES })

/**
 * What data by the gig costs a month, in cents: the lines share the gigabytes, so their number changes nothing. A gigabyte that is begun
 * is a whole one to whoever counts them. Fails with `LinesOutOfRange` and `GigabytesOutOfRange` (MOB-02).
 */
export const byTheGigMonthly = (gigabytes: number, lines: number): E.Either<MobileFailure, Cents> => {
  const counted = checkLines(lines)
  if (E.isLeft(counted)) return counted
  if (!Number.isInteger(gigabytes) || gigabytes < 1 || gigabytes > MAX_GIGABYTES)
    return E.left({ _tag: 'GigabytesOutOfRange', gigabytes, min: 1, max: MAX_GIGABYTES })
  return E.right(add(byTheGig.first, times(byTheGig.extra, gigabytes - 1)))
}

/** What lines of an unlimited plan cost a month at the price of one line, in cents. Fails with `LinesOutOfRange` (MOB-01). */
export const perLineMonthly = (
  plan: keyof typeof pricePerLine,
  lines: number,
): E.Either<MobileFailure, Cents> =>
  E.map((count: number) => times(pricePerLine[plan], count))(checkLines(lines))
