import type { Bundle } from '../catalog/offer.ts'
import type { PaymentPlanPrice } from '../catalog/price.ts'
import { listPriceOf, priceOf, recurringPrice } from '../catalog/price.ts'
import type { PromotedLine } from '../catalog/promotion.ts'
import { isLinePromotion, promotionIn } from '../catalog/promotion.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, shareOf, subtract, times } from '../shared/money.ts'
import type { NormalizedCart, NormalizedLine } from './normalized-cart.ts'
import type { Recorder } from './charge.ts'
import { NO_END_MONTH } from './charge.ts'

/** The monthly price of a line before discounts. */
type Monthly = {
  readonly line: NormalizedLine
  readonly gross: Cents
  readonly plan: PaymentPlanPrice | undefined
  readonly bundles: readonly Bundle[]
}

/** Returns an item's instalment in month `from`, and the last month of it: nothing afterwards (CAT-04). */
const instalmentFrom = (
  { amount, months, last = amount }: PaymentPlanPrice,
  from: number,
): { readonly each: Cents; readonly until: number } => {
  if (from > months) return { each: ZERO, until: NO_END_MONTH }
  if (from === months) return { each: last, until: months }
  return { each: amount, until: last === amount ? months : months - 1 }
}

/** Returns the last of the months, starting at `from`, in which the charges stay the same. */
const periodEnd = ({ line, plan, bundles }: Monthly, from: number, promoted: PromotedLine | null): number => {
  let until = promoted === null ? NO_END_MONTH : promoted.months
  for (const { months } of bundles) if (months >= from && months < until) until = months
  return line.offer.taxable && plan !== undefined ? Math.min(until, instalmentFrom(plan, from).until) : until
}

/** Records promotion, bundles and tax from month `from` until they change. Returns the last month before the change. */
const chargePeriod = (monthly: Monthly, from: number, cart: NormalizedCart, record: Recorder): number => {
  const { line, gross, plan, bundles } = monthly
  const { offer, quantity } = line
  const promoted = promotionIn(offer.promotions, from, { quantity, listPrice: gross }, cart.facts)
  const span = { fromMonth: from, toMonth: periodEnd(monthly, from, promoted) }
  let left = gross
  const discount = (wanted: Cents): Cents => {
    const off = wanted > left ? left : wanted
    left = subtract(left, off)
    return subtract(ZERO, off)
  }
  if (promoted !== null) {
    const { promotion, off } = promoted
    const amount = discount(off)
    if (amount < 0 || isLinePromotion(promotion))
      record({ kind: 'promotion', cause: promotion, amount, ...span })
  }
  for (const bundle of bundles)
    if (bundle.months >= from && left > 0)
      record({ kind: 'bundle', cause: bundle, amount: discount(bundle.off), ...span })
  const net = plan === undefined ? left : add(left, times(instalmentFrom(plan, from).each, quantity))
  const tax = offer.taxable ? shareOf(net, cart.taxRate) : ZERO
  if (tax > 0) record({ kind: 'tax', cause: net, amount: tax, ...span })
  return span.toMonth
}

const NO_BUNDLES: readonly Bundle[] = []

/** Records the instalments of a payment plan: the equal ones together, and a last one that differs. */
const chargeInstalments = (plan: PaymentPlanPrice, quantity: number, record: Recorder): void => {
  for (let from = 1; from <= plan.months;) {
    const { each, until } = instalmentFrom(plan, from)
    record({
      kind: 'instalment',
      cause: plan,
      amount: times(each, quantity),
      fromMonth: from,
      toMonth: until,
    })
    from = until + 1
  }
}

const chargeMonths = (line: NormalizedLine, cart: NormalizedCart, record: Recorder): void => {
  const { offer, quantity } = line
  const price = recurringPrice(offer, cart.facts.buyer.isNewCustomer)
  const plan = priceOf(offer, 'PaymentPlan')
  const gross = listPriceOf(offer, quantity, cart.facts.buyer.isNewCustomer)
  if (price !== null)
    record({
      kind: 'recurring',
      cause: price,
      amount: gross,
      fromMonth: 1,
      toMonth: NO_END_MONTH,
    })
  if (plan !== undefined) chargeInstalments(plan, quantity, record)
  const monthly = { line, gross, plan, bundles: cart.bundles.get(offer.id) ?? NO_BUNDLES }
  for (let from = 1; from < NO_END_MONTH;) from = chargePeriod(monthly, from, cart, record) + 1
}

const chargeOnce = (
  { offer, quantity }: NormalizedLine,
  { taxRate }: NormalizedCart,
  record: Recorder,
): void => {
  const price = priceOf(offer, 'ONETIME')
  if (price === undefined) return
  const amount = times(price.amount, quantity)
  const once = { fromMonth: 1, toMonth: 1 }
  record({ kind: 'oneTime', cause: price, amount, ...once })
  const tax = offer.taxable ? shareOf(amount, taxRate) : ZERO
  if (tax > 0) record({ kind: 'oneTimeTax', cause: amount, amount: tax, ...once })
}

/**
 * Records all charges of a line of a cart. This is the one engine of pricing: every amount is a sum of these charges.
 * Promotions are discounted first (PRC-04), then bundles (PRC-10), neither below zero (PRC-03). A promotion by a line
 * table is recorded even when its row is the list price, because it guarantees that price (CAT-07). Tax is rounded once
 * per line and kind of charge in each month (PRC-05).
 */
export const chargeLine = (line: NormalizedLine, cart: NormalizedCart, record: Recorder): void => {
  chargeMonths(line, cart, record)
  chargeOnce(line, cart, record)
}
