import { sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { Bill, BillId } from './bill.ts'
import { cycleAt, cycleFrom } from './billing-cycle.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import type { BilledAccount } from './month-edges.ts'
import { beginnings, chargedOn, endings, monthOf } from './month-edges.ts'

/** The bills that an account shows: those of a year (PTL-14). */
export const BILLS_SHOWN = 12

/** The days until a bill is due, from the day on which it is issued (PTL-15). */
export const DUE_DAYS = 20

/** A bill before it is known what is unpaid of it. */
export type IssuedBill = Omit<Bill, 'open' | 'state'>

/**
 * Returns the bill of the billing month from `from`: the month in advance for services held then, and from the month
 * before the days of services that began or ended in it. Null without a line. Its lines sum to its total (PTL-14).
 */
export const billOf = (
  account: BilledAccount,
  catalog: ServiceCatalog,
  from: PlainDate,
): IssuedBill | null => {
  const cycle = cycleFrom(from, from)
  const before = cycleFrom(addMonths(from, -1), from)
  const lines = [
    ...chargedOn(account, catalog, from).flatMap((charged) => monthOf(charged, account.taxRate, from).lines),
    ...beginnings(account, catalog, before),
    ...endings(account, catalog, before),
  ]
  if (lines.length === 0) return null
  return {
    id: from as string as BillId,
    issuedOn: from,
    dueOn: addDays(from, DUE_DAYS),
    from,
    until: cycle.until,
    lines,
    total: sum(lines.map(({ amount }) => amount)),
  }
}

/** Returns the bills of the last 12 months until a day, latest first (PTL-14). */
export const billsUntil = (
  account: BilledAccount,
  catalog: ServiceCatalog,
  today: PlainDate,
): readonly IssuedBill[] => {
  const { from } = cycleAt(account.cycleDay, today)
  return Array.from({ length: BILLS_SHOWN }, (_, index) => addMonths(from, -index)).flatMap(
    (start) => billOf(account, catalog, start) ?? [],
  )
}
