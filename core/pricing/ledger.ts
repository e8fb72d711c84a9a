import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract, sum } from '../shared/money.ts'
import type { PlainDate, PlainDateFailure } from '../shared/plain-date.ts'
import { addDays, addMonths, parsePlainDate } from '../shared/plain-date.ts'
import type { Charge, ChargeKind } from './charge.ts'
import { chargeKinds, chargeTerms } from './charge.ts'
import { chargeLine } from './charge-line.ts'
import type { NormalizedCart } from './normalized-cart.ts'
import { normalizeCart } from './normalized-cart.ts'
import type { LedgerEvent } from './ledger-event.ts'
import { lineEvents } from './ledger-event.ts'
import type { QuoteInput } from './quoted.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** Why a ledger is refused: as a quote, a bad number of months, an invalid start, an end beyond the calendar. */
export type LedgerFailure =
  | QuoteFailure
  | PlainDateFailure
  | { readonly _tag: 'MonthsOutOfRange'; readonly months: number; readonly limit: number }
  | { readonly _tag: 'EndsTooLate'; readonly start: string; readonly months: number }

/** Maximum length of a ledger in months: five years, the longest price guarantee (PRC-11). */
export const LEDGER_MONTHS_MAX = 60

/** The months after which a ledger reports the total paid (PRC-11). */
export const ledgerMarks = [12, 24, 36, 60] as const
export type LedgerMark = (typeof ledgerMarks)[number]

/** The parts of a month in cents. Promotions and bundles are negative. */
export type LedgerParts = Readonly<Record<ChargeKind, Cents>>

/** One month of service: its days, its amounts, and the changes on its first day. */
export type LedgerMonth = {
  readonly month: number
  readonly from: PlainDate
  readonly until: PlainDate
  readonly parts: LedgerParts
  /** The monthly price with tax, without one-time charges. */
  readonly monthly: Cents
  readonly total: Cents
  readonly events: readonly LedgerEvent[]
}

/** Price change: from `month` on it costs `becomes` instead of `was`, in cents with tax, due to `events`. */
export type PriceChange = {
  readonly month: number
  readonly from: PlainDate
  readonly was: Cents
  readonly becomes: Cents
  readonly events: readonly LedgerEvent[]
}

export type Ledger = {
  readonly months: readonly LedgerMonth[]
  /** The total paid after each number of months. Null when the ledger is shorter. */
  readonly totals: Readonly<Record<LedgerMark, Cents | null>>
  readonly priceChanges: readonly PriceChange[]
}

const NOTHING: LedgerParts = {
  recurring: ZERO,
  promotion: ZERO,
  bundle: ZERO,
  instalment: ZERO,
  tax: ZERO,
  oneTime: ZERO,
  oneTimeTax: ZERO,
}

const monthlyKinds = chargeKinds.filter((kind) => chargeTerms[kind].paid === 'monthly')

const sumOf = (kinds: readonly ChargeKind[], parts: LedgerParts): Cents =>
  sum(kinds.map((kind) => parts[kind]))

/** A month before summation: the difference of each part from the month before. */
type Draft = { readonly flows: Record<ChargeKind, Cents>; readonly events: LedgerEvent[] }

const flow = (draft: Draft | undefined, kind: ChargeKind, amount: Cents): void => {
  if (draft !== undefined) draft.flows[kind] = add(draft.flows[kind], amount)
}

/** Leaves out what begins or ends after the last month. */
const draftsOf = (cart: NormalizedCart, count: number): readonly Draft[] => {
  const drafts = Array.from({ length: count }, (): Draft => ({ flows: { ...NOTHING }, events: [] }))
  for (const line of cart.lines) {
    const charges: Charge[] = []
    chargeLine(line, cart, (charge) => {
      charges.push(charge)
      flow(drafts[charge.fromMonth - 1], charge.kind, charge.amount)
      flow(drafts[charge.toMonth], charge.kind, subtract(ZERO, charge.amount))
    })
    for (const event of lineEvents(line, charges)) drafts[event.month - 1]?.events.push(event)
  }
  return drafts
}

const monthsOf = (drafts: readonly Draft[], start: PlainDate): readonly LedgerMonth[] => {
  let before = NOTHING
  return drafts.map(({ flows, events }, index) => {
    const parts = { ...before }
    for (const kind of chargeKinds) parts[kind] = add(before[kind], flows[kind])
    before = parts
    return {
      month: index + 1,
      from: addMonths(start, index),
      until: addDays(addMonths(start, index + 1), -1),
      parts,
      monthly: sumOf(monthlyKinds, parts),
      total: sumOf(chargeKinds, parts),
      events,
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
 * Returns the price of a cart in each of its first `months` months (1 to 60), starting on `start`, from the same
 * charges as its quote. One-time charges are in month 1. Fails as a quote does, with `MonthsOutOfRange`, with
 * `NotADate`, and with `EndsTooLate` when the last month is beyond the calendar (PRC-11).
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
  const normalized = normalizeCart(input)
  if (E.isLeft(normalized)) return normalized
  const all = monthsOf(draftsOf(normalized.right, months), start)
  const paid = (mark: LedgerMark): Cents | null => paidAfter(all, mark)
  return E.right({
    months: all,
    totals: { 12: paid(12), 24: paid(24), 36: paid(36), 60: paid(60) },
    priceChanges: changesIn(all),
  })
}
