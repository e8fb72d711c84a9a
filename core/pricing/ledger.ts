import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract, sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths, parsePlainDate } from '../shared/plain-date.ts'
import type { Charge } from './charge.ts'
import { chargeLine } from './charge.ts'
import type { CountedCart } from './counted-cart.ts'
import { countCart } from './counted-cart.ts'
import type { LedgerEvent } from './ledger-event.ts'
import { lineEvents } from './ledger-event.ts'
import type { LedgerFailure } from './ledger.failure.ts'
import type { QuoteInput } from './quote.ts'

/** The longest ledger, in months: five years, as long as the longest price that is promised (PRC-11). */
export const LEDGER_MONTHS_MAX = 60

/** The months after which a ledger says what has been paid until then (PRC-11). */
export const ledgerMarks = [12, 24, 36, 60] as const
export type LedgerMark = (typeof ledgerMarks)[number]

/** The parts of a month, in cents; what promotions and bundles take off is below zero. */
export type LedgerParts = Readonly<Record<Charge['kind'], Cents>>

/** One month of service: its days, its amounts, and what changed with its first day. */
export type LedgerMonth = {
  readonly month: number
  readonly from: PlainDate
  readonly until: PlainDate
  readonly parts: LedgerParts
  /** What the month costs with tax, without what is charged once. */
  readonly monthly: Cents
  readonly total: Cents
  readonly events: readonly LedgerEvent[]
}

/** From month `month` on a month costs `becomes` instead of `was`, in cents with tax, because of `events`. */
export type PriceChange = {
  readonly month: number
  readonly from: PlainDate
  readonly was: Cents
  readonly becomes: Cents
  readonly events: readonly LedgerEvent[]
}

export type Ledger = {
  readonly months: readonly LedgerMonth[]
  /** What has been paid after so many months; null where the ledger is shorter. */
  readonly totals: Readonly<Record<LedgerMark, Cents | null>>
  readonly priceChanges: readonly PriceChange[]
}

const partsBy = <A>(part: (kind: Charge['kind']) => A): Record<Charge['kind'], A> => ({
  recurring: part('recurring'),
  promotion: part('promotion'),
  bundle: part('bundle'),
  instalment: part('instalment'),
  tax: part('tax'),
  oneTime: part('oneTime'),
  oneTimeTax: part('oneTimeTax'),
})

/** By how much each part of a month differs from the month before it, the first month at 0. */
type Flows = Record<Charge['kind'], Cents[]>

const flow = (flows: Cents[], month: number, amount: Cents): void => {
  const known = flows[month - 1]
  if (known !== undefined) flows[month - 1] = add(known, amount)
}

const draw = (cart: CountedCart, months: number): readonly [Flows, readonly LedgerEvent[]] => {
  const flows: Flows = partsBy(() => Array.from({ length: months }, () => ZERO))
  const events = cart.lines.flatMap((line) => {
    const charges: Charge[] = []
    chargeLine(line, cart, (charge) => {
      charges.push(charge)
      flow(flows[charge.kind], charge.fromMonth, charge.amount)
      flow(flows[charge.kind], charge.toMonth + 1, subtract(ZERO, charge.amount))
    })
    return lineEvents(line, charges)
  })
  return [flows, events]
}

const monthsOf = (cart: CountedCart, count: number, start: PlainDate): readonly LedgerMonth[] => {
  const [flows, events] = draw(cart, count)
  const byMonth = Array.from({ length: count + 1 }, (): LedgerEvent[] => [])
  for (const event of events) byMonth[event.month]?.push(event)
  let before: LedgerParts = partsBy(() => ZERO)
  return Array.from({ length: count }, (_, index) => {
    const now: LedgerParts = partsBy((kind) => add(before[kind], flows[kind][index] ?? ZERO))
    before = now
    const month = index + 1
    const monthly = sum([now.recurring, now.promotion, now.bundle, now.instalment, now.tax])
    return {
      month,
      from: addMonths(start, index),
      until: addDays(addMonths(start, month), -1),
      parts: now,
      monthly,
      total: sum([monthly, now.oneTime, now.oneTimeTax]),
      events: byMonth[month] ?? [],
    }
  })
}

const changesIn = (months: readonly LedgerMonth[]): readonly PriceChange[] =>
  months.flatMap(({ month, from, monthly, events }, index) => {
    const was = months[index - 1]?.monthly ?? monthly
    return was === monthly ? [] : [{ month, from, was, becomes: monthly, events }]
  })

const paidAfter = (months: readonly LedgerMonth[], mark: LedgerMark): Cents | null =>
  months.length < mark ? null : sum(months.slice(0, mark).map(({ total }) => total))

/**
 * What a cart costs in each of its first `months` months (1 to 60), the first beginning on `start`, by the charges a quote is made of;
 * what is charged once stands in month 1. Fails as a quote does, with `MonthsOutOfRange`, with `NotADate`, and with `EndsTooLate` where the
 * last month leaves the calendar (PRC-11).
 */
export const ledger = (
  input: QuoteInput,
  months: number,
  start: PlainDate,
): E.Either<LedgerFailure, Ledger> => {
  if (!Number.isInteger(months) || months < 1 || months > LEDGER_MONTHS_MAX)
    return E.left({ _tag: 'MonthsOutOfRange', months, limit: LEDGER_MONTHS_MAX })
  const day = parsePlainDate(start)
  if (E.isLeft(day)) return day
  if (E.isLeft(parsePlainDate(addMonths(start, months))))
    return E.left({ _tag: 'EndsTooLate', start, months })
  const counted = countCart(input)
  if (E.isLeft(counted)) return counted
  const all = monthsOf(counted.right, months, start)
  const paid = (mark: LedgerMark): Cents | null => paidAfter(all, mark)
  return E.right({
    months: all,
    totals: { 12: paid(12), 24: paid(24), 36: paid(36), 60: paid(60) },
    priceChanges: changesIn(all),
  })
}
