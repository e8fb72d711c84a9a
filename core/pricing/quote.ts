import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { BasisPoints, Cents } from '../shared/money.ts'
import { ZERO, add, shareOf, subtract, sum, times } from '../shared/money.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** How many of which offer; the order and repetition of lines do not change a quote (PRC-01). */
export type QuoteInput = {
  readonly catalogVersion: string
  readonly offers: readonly Offer[]
  readonly lines: readonly { readonly offerId: OfferId; readonly quantity: number }[]
  readonly taxRate: BasisPoints
}

/** An amount before tax, its tax, and both together, in cents. */
export type Amount = { readonly net: Cents; readonly tax: Cents; readonly total: Cents }

export type QuoteLine = {
  readonly offerId: OfferId
  readonly name: string
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

type PricedLine = { readonly offer: Offer; readonly quantity: number }

const ZERO_AMOUNT: Amount = { net: ZERO, tax: ZERO, total: ZERO }

const addAmounts = (amounts: readonly Amount[]): Amount => ({
  net: sum(amounts.map((amount) => amount.net)),
  tax: sum(amounts.map((amount) => amount.tax)),
  total: sum(amounts.map((amount) => amount.total)),
})

/** Tax is rounded once per line and kind of charge (PRC-05). */
const taxed = (net: Cents, offer: Offer, taxRate: BasisPoints): Amount => {
  const tax = offer.taxable ? shareOf(net, taxRate) : ZERO
  return { net, tax, total: add(net, tax) }
}

/** Month `month` of an offer, each, in cents: a promotion holds for its first months and never takes a price below zero (PRC-03, PRC-04). */
export const monthlyPrice = (offer: Offer, month: number): Cents => {
  const { promotion, recurring } = offer
  if (promotion === null || month > promotion.months) return recurring
  return promotion.off > recurring ? ZERO : subtract(recurring, promotion.off)
}

const monthlyOf = ({ offer, quantity }: PricedLine, month: number, taxRate: BasisPoints): Amount =>
  taxed(times(monthlyPrice(offer, month), quantity), offer, taxRate)

const stepsOf = (lines: readonly PricedLine[], taxRate: BasisPoints): readonly PriceStep[] => {
  const ends = lines.flatMap(({ offer }) => (offer.promotion === null ? [] : [offer.promotion.months + 1]))
  const months = [...new Set([1, ...ends])].toSorted((a, b) => a - b)
  const steps = months.map((fromMonth) => ({
    fromMonth,
    monthly: addAmounts(lines.map((line) => monthlyOf(line, fromMonth, taxRate))),
  }))
  return steps.filter((step, index) => index === 0 || steps[index - 1]?.monthly.total !== step.monthly.total)
}

/** Lines of the same offer are one line, in catalogue order (PRC-01); each must be sold here and within its limit (PRC-02). */
const pricedLines = (input: QuoteInput): E.Either<QuoteFailure, readonly PricedLine[]> => {
  const quantities = new Map<OfferId, number>()
  for (const { offerId, quantity } of input.lines) {
    const offer = findOffer(input.offers, offerId)
    if (offer === undefined) return E.left({ _tag: 'OfferNotSold', offerId })
    const wanted = (quantities.get(offerId) ?? 0) + quantity
    const isCountable = Number.isInteger(quantity) && quantity >= 1
    if (!isCountable || wanted > offer.limit)
      return E.left({ _tag: 'QuantityOutOfRange', offerId, quantity: wanted, limit: offer.limit })
    quantities.set(offerId, wanted)
  }
  return E.right(
    input.offers.flatMap((offer) => {
      const quantity = quantities.get(offer.id)
      return quantity === undefined ? [] : [{ offer, quantity }]
    }),
  )
}

/**
 * What a cart costs: by line, per month, once, and today (one-time charges and the first month in advance), all in cents.
 * Fails with `OfferNotSold` or `QuantityOutOfRange`; never charges less than zero (PRC-01 to PRC-06).
 */
export const quote = (input: QuoteInput): E.Either<QuoteFailure, Quote> => {
  const priced = pricedLines(input)
  if (E.isLeft(priced)) return priced
  const lines = priced.right.map((line) => ({
    offerId: line.offer.id,
    name: line.offer.name,
    quantity: line.quantity,
    monthly: monthlyOf(line, 1, input.taxRate),
    oneTime: taxed(times(line.offer.oneTime, line.quantity), line.offer, input.taxRate),
  }))
  const [first, ...later] = stepsOf(priced.right, input.taxRate)
  const monthly = first?.monthly ?? ZERO_AMOUNT
  const oneTime = addAmounts(lines.map((line) => line.oneTime))
  return E.right({
    catalogVersion: input.catalogVersion,
    lines,
    monthly,
    oneTime,
    dueToday: add(oneTime.total, monthly.total),
    later,
  })
}

/** The two numbers a buyer agrees to; an order whose numbers moved is refused (PRC-07). */
export type Totals = { readonly monthly: Cents; readonly dueToday: Cents }

export const totalsOf = (priced: Quote): Totals => ({
  monthly: priced.monthly.total,
  dueToday: priced.dueToday,
})

export const isSameTotals = (a: Totals, b: Totals): boolean =>
  a.monthly === b.monthly && a.dueToday === b.dueToday
