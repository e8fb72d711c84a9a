import type { Charge } from '../pricing/charge.ts'
import { NO_END_MONTH, chargeTerms } from '../pricing/charge.ts'
import type { NormalizedLine } from '../pricing/normalized-cart.ts'
import type { BasisPoints, Cents } from '../shared/money.ts'
import { ZERO, add, shareOf, subtract, sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { BillLine, BillLineKind } from './bill.ts'
import type { ChargedLine } from './charged-line.ts'
import { monthOfService } from './charged-line.ts'
import { discountEnd, pausedUntil } from './subscribed-service.ts'

/** Bill lines of an offer in a month. `monthly`, `once`: sums in cents; `instalment`: its device part, with tax. */
export type LineMonth = {
  readonly charged: ChargedLine
  readonly lines: readonly BillLine[]
  readonly monthly: { readonly net: Cents; readonly tax: Cents }
  readonly once: { readonly net: Cents; readonly tax: Cents }
  readonly instalment: Cents
}

const sumOf = (lines: readonly BillLine[], ...kinds: readonly BillLineKind[]): Cents =>
  sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))

/** Takes the accepted discount off a plan, never below zero, with its tax (PTL-17). */
const withDiscount = (
  lines: readonly BillLine[],
  { service, line: { offer, quantity } }: ChargedLine,
  from: PlainDate,
  taxRate: BasisPoints,
): readonly BillLine[] => {
  const { discount } = service
  const lastsUntil = discountEnd(service)
  const isDiscounted =
    discount !== undefined && lastsUntil !== null && discount.from <= from && from <= lastsUntil
  if (!isDiscounted || service.lines[0].offerId !== offer.id) return lines
  const net = sumOf(lines, 'recurring', 'promotion', 'bundle')
  const off = discount.off > net ? net : discount.off
  const instalment = sumOf(lines, 'instalment')
  const retention = { kind: 'retention', offerId: offer.id, name: offer.name, quantity, days: null } as const
  const tax = offer.taxable ? shareOf(add(subtract(net, off), instalment), taxRate) : ZERO
  return [
    ...lines.filter(({ kind }) => kind !== 'tax'),
    { ...retention, amount: subtract(ZERO, off), lastsUntil },
    ...lines.filter(({ kind }) => kind === 'tax').map((line) => ({ ...line, amount: tax })),
  ]
}

const billLine = (
  { kind, amount, toMonth }: Charge,
  { offer, quantity }: NormalizedLine,
  month: number,
  from: PlainDate,
): BillLine => {
  const ends = toMonth < NO_END_MONTH && ['promotion', 'bundle', 'instalment'].includes(kind)
  return {
    kind,
    offerId: offer.id,
    name: offer.name,
    quantity,
    amount,
    days: null,
    lastsUntil: ends ? addDays(addMonths(from, toMonth - month + 1), -1) : null,
  }
}

/**
 * Returns an offer's lines in the billing month from `from`: charges of the service month at its start (PTL-13), the
 * discount that the holder accepted, and the pause. One-time charges are in its first month only if `isFirst`.
 */
export const lineMonth = (
  charged: ChargedLine,
  {
    from,
    taxRate,
    isFirst,
  }: { readonly from: PlainDate; readonly taxRate: BasisPoints; readonly isFirst: boolean },
): LineMonth => {
  const { service, line, charges } = charged
  const month = monthOfService(service, from)
  const due = charges.filter(({ fromMonth, toMonth }) => fromMonth <= month && month <= toMonth)
  const linesOf = (paid: 'monthly' | 'once'): readonly BillLine[] =>
    due
      // The row of a line table can be the list price: it guarantees the price and takes nothing off.
      .filter(({ kind, amount }) => chargeTerms[kind].paid === paid && (kind !== 'promotion' || amount < 0))
      .map((charge) => billLine(charge, line, month, from))
  const once = isFirst ? linesOf('once') : []
  const monthly = withDiscount(linesOf('monthly'), charged, from, taxRate)
  const total = sum(monthly.map(({ amount }) => amount))
  const paused = pausedUntil(service, from)
  if (paused !== null)
    return {
      charged,
      lines: [...monthly, ...once, pauseLine(charged, total, paused)],
      monthly: { net: ZERO, tax: ZERO },
      once: { net: sumOf(once, 'oneTime'), tax: sumOf(once, 'oneTimeTax') },
      instalment: ZERO,
    }
  const tax = sumOf(monthly, 'tax')
  const instalment = sumOf(monthly, 'instalment')
  return {
    charged,
    lines: [...monthly, ...once],
    monthly: { net: subtract(total, tax), tax },
    once: { net: sumOf(once, 'oneTime'), tax: sumOf(once, 'oneTimeTax') },
    instalment: line.offer.taxable ? add(instalment, shareOf(instalment, taxRate)) : instalment,
  }
}

const pauseLine = (
  { line: { offer, quantity } }: ChargedLine,
  total: Cents,
  lastsUntil: PlainDate,
): BillLine => ({
  kind: 'pause',
  offerId: offer.id,
  name: offer.name,
  quantity,
  amount: subtract(ZERO, total),
  days: null,
  lastsUntil,
})

/** Returns an offer's monthly cost without device instalments, with tax in cents: the prorated part (PTL-16). */
export const proratedAmount = ({ monthly, instalment }: LineMonth): Cents =>
  subtract(add(monthly.net, monthly.tax), instalment)
