import type { PlainDate } from '../shared/plain-date.ts'

/**
 * A billing month: its first and its last day, both included, its number of days, and how many of them have begun, today included. A month is billed in
 * advance, on its first day; the next bill is issued on the day after `until`.
 */
export type BillingCycle = {
  readonly from: PlainDate
  readonly until: PlainDate
  readonly days: number
  readonly daysBegun: number
  readonly nextBillOn: PlainDate
}
