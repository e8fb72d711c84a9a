import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths, daysFrom } from '../shared/plain-date.ts'

/**
 * A billing month: its first and its last day, both included, its number of days, and how many of them have begun,
 * today included. A month is billed in advance, on its first day; the next bill is issued on the day after `until`.
 */
export type BillingCycle = {
  readonly from: PlainDate
  readonly until: PlainDate
  readonly days: number
  readonly daysBegun: number
  readonly nextBillOn: PlainDate
}

/** The last day of a month that every month has: no billing month begins after it (PTL-12). */
export const LAST_CYCLE_DAY = 28

/** Returns the billing day of an account whose first service begins on `since` (PTL-12). */
export const cycleDayOf = (since: PlainDate): number => Math.min(LAST_CYCLE_DAY, Number(since.slice(8)))

/** Returns the billing month that begins on a day, as it is on `today`. */
export const cycleFrom = (from: PlainDate, today: PlainDate): BillingCycle => {
  const nextBillOn = addMonths(from, 1)
  const days = daysFrom(from, nextBillOn)
  return {
    from,
    until: addDays(nextBillOn, -1),
    days,
    daysBegun: Math.min(days, Math.max(0, daysFrom(from, today) + 1)),
    nextBillOn,
  }
}

/** Returns the billing month of a day, for bills on the `cycleDay` of a month, 1 to 28 (PTL-12). */
export const cycleAt = (cycleDay: number, today: PlainDate): BillingCycle => {
  const inThisMonth = `${today.slice(0, 8)}${String(cycleDay).padStart(2, '0')}` as PlainDate
  return cycleFrom(inThisMonth <= today ? inThisMonth : addMonths(inThisMonth, -1), today)
}
