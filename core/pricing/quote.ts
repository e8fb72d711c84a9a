import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { Offer } from '../catalog/offer.ts'
import { listPriceOf } from '../catalog/price.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract } from '../shared/money.ts'
import type { Charge } from './charge.ts'
import { NO_END_MONTH, chargeTerms } from './charge.ts'
import { chargeLine } from './charge-line.ts'
import type { NormalizedCart, NormalizedLine } from './normalized-cart.ts'
import { singleOfferCart, normalizeCart } from './normalized-cart.ts'
import type { QuoteFailure } from './quote.failure.ts'
import type { QuoteInput, Amount, QuoteLine, PriceStep, Quote, Totals } from './quoted.ts'

/** An amount while charges are added to it. */
type Sum = { net: Cents; tax: Cents }

const emptySum = (): Sum => ({ net: ZERO, tax: ZERO })

const addTo = (sum: Sum, { net, tax }: Sum): void => {
  sum.net = add(sum.net, net)
  sum.tax = add(sum.tax, tax)
}

const amountOf = ({ net, tax }: Sum): Amount => ({ net, tax, total: add(net, tax) })

/** The differences between a month and the month before, for the months in which charges begin or end. */
type Changes = Map<number, Sum>

const addCharge = (sum: Sum, { kind }: Charge, amount: Cents): void => {
  if (chargeTerms[kind].isTax) sum.tax = add(sum.tax, amount)
  else sum.net = add(sum.net, amount)
}

const noteChange = (changes: Changes, month: number, charge: Charge, amount: Cents): void => {
  const known = changes.get(month)
  const sum = known ?? emptySum()
  addCharge(sum, charge, amount)
  if (known === undefined) changes.set(month, sum)
}

/** Returns the price of a line in month 1 and once. Records the months in which it changes. */
const quoteLine = (line: NormalizedLine, cart: NormalizedCart, changes: Changes): QuoteLine => {
  const monthly = emptySum()
  const oneTime = emptySum()
  chargeLine(line, cart, (charge) => {
    const { kind, amount, fromMonth, toMonth } = charge
    if (chargeTerms[kind].paid === 'once') return addCharge(oneTime, charge, amount)
    if (fromMonth === 1) addCharge(monthly, charge, amount)
    else noteChange(changes, fromMonth, charge, amount)
    if (toMonth < NO_END_MONTH) noteChange(changes, toMonth + 1, charge, subtract(ZERO, amount))
  })
  const { offer, quantity } = line
  return {
    offerId: offer.id,
    name: offer.name,
    lineOfBusiness: offer.lineOfBusiness,
    role: offer.role,
    quantity,
    monthly: amountOf(monthly),
    oneTime: amountOf(oneTime),
  }
}

/** Returns the months in which the total changes, in order (PRC-04). */
const stepsOf = (monthly: Amount, changes: Changes): readonly PriceStep[] => {
  const sum: Sum = { net: monthly.net, tax: monthly.tax }
  const steps: PriceStep[] = []
  let before = monthly.total
  for (const [fromMonth, change] of [...changes].toSorted(([a], [b]) => a - b)) {
    addTo(sum, change)
    const step = { fromMonth, monthly: amountOf(sum) }
    if (step.monthly.total !== before) steps.push(step)
    before = step.monthly.total
  }
  return steps
}

const quoteCart = (cart: NormalizedCart, catalogVersion: string): Quote => {
  const changes: Changes = new Map()
  const lines = cart.lines.map((line) => quoteLine(line, cart, changes))
  const monthlySum = emptySum()
  const oneTimeSum = emptySum()
  for (const line of lines) {
    addTo(monthlySum, line.monthly)
    addTo(oneTimeSum, line.oneTime)
  }
  const monthly = amountOf(monthlySum)
  const oneTime = amountOf(oneTimeSum)
  return {
    catalogVersion,
    lines,
    monthly,
    oneTime,
    dueToday: add(oneTime.total, monthly.total),
    later: stepsOf(monthly, changes),
  }
}

/**
 * Computes the price of a cart in cents: by line, per month, once, and today (one-time charges and the first month in
 * advance). Fails with `OfferNotSold` or `QuantityOutOfRange`. Never charges less than zero (PRC-01 to PRC-06).
 */
export const quote = (input: QuoteInput): E.Either<QuoteFailure, Quote> =>
  E.map((cart: NormalizedCart) => quoteCart(cart, input.catalogVersion))(normalizeCart(input))

/** Returns the price of one item of an offer alone for a buyer, in cents before tax (PRC-04, PRC-08). */
export const quoteAlone = (offer: Offer, buyer: BuyerFacts, catalogVersion: string): Quote =>
  quoteCart(singleOfferCart(offer, buyer), catalogVersion)

/**
 * Returns the price of month `month` of one item of an offer alone, in cents before tax, for a new customer.
 * Rules: PRC-03, PRC-04, PRC-08.
 */
export const monthlyPrice = (offer: Offer, month: number): Cents => {
  const cart = singleOfferCart(offer)
  let price = ZERO
  chargeLine(cart.lines[0], cart, ({ kind, amount, fromMonth, toMonth }) => {
    if (chargeTerms[kind].paid === 'monthly' && fromMonth <= month && month <= toMonth)
      price = add(price, amount)
  })
  return price
}

/**
 * Returns the lowest monthly price of these offers in cents before tax, for a new customer (PRC-08).
 * An offer that can be ordered more than once counts with its list price.
 * An offer that costs nothing by itself, such as a plan by the gigabyte, is left out. Zero where no offer has a price.
 */
export const leastMonthly = (offers: readonly Offer[]): Cents =>
  offers
    .map((offer) => (offer.limit > 1 ? listPriceOf(offer, 1, true) : monthlyPrice(offer, 1)))
    .filter(Boolean)
    .toSorted((a, b) => a - b)[0] ?? ZERO

export const totalsOf = (priced: Quote): Totals => ({
  monthly: priced.monthly.total,
  dueToday: priced.dueToday,
})

/** Checks whether two quotes have the same price today and in every month. */
export const isSamePrice = (a: Quote, b: Quote): boolean =>
  isSameTotals(totalsOf(a), totalsOf(b)) &&
  a.later.length === b.later.length &&
  a.later.every(({ fromMonth, monthly }, index) => {
    const other = b.later[index]
    return other?.fromMonth === fromMonth && other.monthly.total === monthly.total
  })

export const isSameTotals = (a: Totals, b: Totals): boolean =>
  a.monthly === b.monthly && a.dueToday === b.dueToday
