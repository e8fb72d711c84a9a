import type { Bill, BillId, BillLine } from '#core/portal/bill.ts'
import { billLineKinds, billStates } from '#core/portal/bill.ts'
import type { BillingCycle } from '#core/portal/billing-cycle.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { branded, list, nullable, unbranded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, literal, text } from '../../shape/shape.ts'
import { offerId } from './identifier.ts'
import { cents, quantity } from './pricing.ts'
import { plainDate } from './time.ts'

export const billId: Shape<BillId> = branded<BillId, string>(unbranded<string, PlainDate>(plainDate))

/** The days of a billing month, and a part of them. */
const monthDays = integer({ min: 1, max: 31 })
export const partOfMonth = integer({ min: 0, max: 31 })

export const billingCycle: Shape<BillingCycle> = object<BillingCycle>({
  from: plainDate,
  until: plainDate,
  days: monthDays,
  daysBegun: partOfMonth,
  nextBillOn: plainDate,
})

/** A quote has at most a hundred lines, each with a few kinds of amounts. */
const BILL_LINES_MAX = 500

const billLine: Shape<BillLine> = object<BillLine>({
  kind: literal(...billLineKinds),
  offerId: nullable(offerId),
  name: nullable(text({ min: 1, max: 120 })),
  quantity,
  amount: cents,
  days: nullable(object<NonNullable<BillLine['days']>>({ counted: partOfMonth, of: monthDays })),
  lastsUntil: nullable(plainDate),
})

export const bill: Shape<Bill> = object<Bill>({
  id: billId,
  issuedOn: plainDate,
  dueOn: plainDate,
  from: plainDate,
  until: plainDate,
  lines: list(billLine, { max: BILL_LINES_MAX }),
  total: cents,
  open: cents,
  state: literal(...billStates),
})
