import type { ChargeKind } from '../pricing/charge.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'

/** The id of a bill within its account: the first day of its month, as `2026-11-05`. */
export type BillId = Branded<string, 'BillId'>

/** Parts of a bill: of a price, of a month at a service's beginning or end, and accepted discounts. */
export const billLineKinds = [
  'recurring',
  'promotion',
  'bundle',
  'instalment',
  'tax',
  'oneTime',
  'oneTimeTax',
  'partialMonth',
  'unusedDays',
  'retention',
  'pause',
] as const satisfies readonly (ChargeKind | 'partialMonth' | 'unusedDays' | 'retention' | 'pause')[]
export type BillLineKind = (typeof billLineKinds)[number]

/**
 * A bill amount in cents; negative takes off. `offerId`, `name`: null for all services. `days`: the counted days of
 * the month for a part of it. `lastsUntil` is the last day on which the amount is billed like this, if it ends.
 */
export type BillLine = {
  readonly kind: BillLineKind
  readonly offerId: OfferId | null
  readonly name: string | null
  readonly quantity: number
  readonly amount: Cents
  readonly days: { readonly counted: number; readonly of: number } | null
  readonly lastsUntil: PlainDate | null
}

export const billStates = ['paid', 'due', 'pastDue'] as const
export type BillState = (typeof billStates)[number]

/** A bill of one billing month. Its lines sum to `total`; `open` is what is unpaid of it. Amounts are in cents. */
export type Bill = {
  readonly id: BillId
  readonly issuedOn: PlainDate
  readonly dueOn: PlainDate
  readonly from: PlainDate
  readonly until: PlainDate
  readonly lines: readonly BillLine[]
  readonly total: Cents
  readonly open: Cents
  readonly state: BillState
}
