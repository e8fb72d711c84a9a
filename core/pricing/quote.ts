import { either as E } from 'fp-ts'
import type { LineOfBusiness, Offer, OfferId, OfferRole } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract } from '../shared/money.ts'
import type { Charge } from './charge.ts'
import { ENDLESS, chargeLine, chargeTerms } from './charge.ts'
import type { CartInput, CountedCart, CountedLine } from './counted-cart.ts'
import { aloneCart, countCart } from './counted-cart.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** What a cart is priced by, and the version of the catalogue that says so. */
export type QuoteInput = CartInput & { readonly catalogVersion: string }

/** An amount before tax, its tax, and both together, in cents. */
export type Amount = { readonly net: Cents; readonly tax: Cents; readonly total: Cents }

/** A line says itself what it is of; a receipt from before it did so says null (PRC-14). */
export type QuoteLine = {
  readonly offerId: OfferId
  readonly name: string
  readonly lineOfBusiness: LineOfBusiness | null
  readonly role: OfferRole | null
  readonly quantity: number
  readonly monthly: Amount
  readonly oneTime: Amount
}

/** From month `fromMonth` of service on (1 is the first), this is what a month costs. */
export type PriceStep = { readonly fromMonth: number; readonly monthly: Amount }

/** `monthly` is what month 1 costs; `later` the months in which that changes; `dueToday` one-time charges and month 1 in advance. */
export type Quote = {
  readonly catalogVersion: string
  readonly lines: readonly QuoteLine[]
  readonly monthly: Amount
  readonly oneTime: Amount
  readonly dueToday: Cents
  readonly later: readonly PriceStep[]
}

/** An amount while charges are added to it. */
type Sum = { net: Cents; tax: Cents }

const emptySum = (): Sum => ({ net: ZERO, tax: ZERO })

const addTo = (sum: Sum, { net, tax }: Sum): void => {
  sum.net = add(sum.net, net)
  sum.tax = add(sum.tax, tax)
}

const amountOf = ({ net, tax }: Sum): Amount => ({ net, tax, total: add(net, tax) })

/** By how much a month differs from the one before it, for the months in which charges begin or end. */
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

/** What a line costs in month 1 and once; the months in which that changes are noted. */
const quoteLine = (line: CountedLine, cart: CountedCart, changes: Changes): QuoteLine => {
  const monthly = emptySum()
  const oneTime = emptySum()
  chargeLine(line, cart, (charge) => {
    const { kind, amount, fromMonth, toMonth } = charge
    if (chargeTerms[kind].paid === 'once') return addCharge(oneTime, charge, amount)
    if (fromMonth === 1) addCharge(monthly, charge, amount)
    else noteChange(changes, fromMonth, charge, amount)
    if (toMonth < ENDLESS) noteChange(changes, toMonth + 1, charge, subtract(ZERO, amount))
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

/** The months in which the total is another than in the month before, in order (PRC-04). */
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

/**
 * What a cart costs: by line, per month, once, and today (one-time charges and the first month in advance), all in cents.
 * Fails with `OfferNotSold` or `QuantityOutOfRange`; never charges less than zero (PRC-01 to PRC-06).
 */
export const quote = (input: QuoteInput): E.Either<QuoteFailure, Quote> => {
  const counted = countCart(input)
  if (E.isLeft(counted)) return counted
  const changes: Changes = new Map()
  const lines = counted.right.lines.map((line) => quoteLine(line, counted.right, changes))
  const monthlySum = emptySum()
  const oneTimeSum = emptySum()
  for (const line of lines) {
    addTo(monthlySum, line.monthly)
    addTo(oneTimeSum, line.oneTime)
  }
  const monthly = amountOf(monthlySum)
  const oneTime = amountOf(oneTimeSum)
  return E.right({
    catalogVersion: input.catalogVersion,
    lines,
    monthly,
    oneTime,
    dueToday: add(oneTime.total, monthly.total),
    later: stepsOf(monthly, changes),
  })
}

/** Month `month` of one of an offer alone, in cents before tax, as a buyer of whom nothing is known pays it (PRC-03, PRC-04, PRC-08). */
export const monthlyPrice = (offer: Offer, month: number): Cents => {
  const cart = aloneCart(offer)
  let price = ZERO
  chargeLine(cart.lines[0], cart, ({ kind, amount, fromMonth, toMonth }) => {
    if (chargeTerms[kind].paid === 'monthly' && fromMonth <= month && month <= toMonth)
      price = add(price, amount)
  })
  return price
}

/** The two numbers a buyer agrees to; an order whose numbers moved is refused (PRC-07). */
export type Totals = { readonly monthly: Cents; readonly dueToday: Cents }

export const totalsOf = (priced: Quote): Totals => ({
  monthly: priced.monthly.total,
  dueToday: priced.dueToday,
})

/** Whether two quotes ask for the same today and in every month. */
export const isSamePrice = (a: Quote, b: Quote): boolean =>
  isSameTotals(totalsOf(a), totalsOf(b)) &&
  a.later.length === b.later.length &&
  a.later.every(({ fromMonth, monthly }, index) => {
    const other = b.later[index]
    return other?.fromMonth === fromMonth && other.monthly.total === monthly.total
  })

export const isSameTotals = (a: Totals, b: Totals): boolean =>
  a.monthly === b.monthly && a.dueToday === b.dueToday
