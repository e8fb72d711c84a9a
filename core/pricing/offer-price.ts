import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, subtract, times } from '../shared/money.ts'
import type { Charge } from './charge.ts'
import { NO_END_MONTH, chargeTerms } from './charge.ts'
import { chargeLine } from './charge-line.ts'
import type { CartInput, NormalizedCart, NormalizedLine } from './normalized-cart.ts'
import { normalizeCart, singleOfferCart } from './normalized-cart.ts'

/** The monthly price of a line of a cart, or of a cart, in cents before tax. */
export type OfferPrice = {
  /** The price of month 1. */
  readonly first: Cents
  /** The first different price and its first month. Null when the price never changes. */
  readonly change: { readonly fromMonth: number; readonly later: Cents } | null
  /** The total saving of the first price until it changes. */
  readonly saved: Cents
}

const isMonthlyNet = ({ kind }: Charge): boolean =>
  chargeTerms[kind].paid === 'monthly' && !chargeTerms[kind].isTax

const amountIn = (charges: readonly Charge[], month: number): Cents => {
  let amount = ZERO
  for (const charge of charges)
    if (charge.fromMonth <= month && month <= charge.toMonth) amount = add(amount, charge.amount)
  return amount
}

const priceOfLines = (lines: readonly NormalizedLine[], cart: NormalizedCart): OfferPrice => {
  const charges: Charge[] = []
  for (const line of lines)
    chargeLine(line, cart, (charge) => {
      if (isMonthlyNet(charge)) charges.push(charge)
    })
  const first = amountIn(charges, 1)
  const starts = charges
    .flatMap(({ toMonth }) => (toMonth < NO_END_MONTH ? [toMonth + 1] : []))
    .toSorted((a, b) => a - b)
  const fromMonth = starts.find((month) => amountIn(charges, month) !== first)
  if (fromMonth === undefined) return { first, change: null, saved: ZERO }
  const later = amountIn(charges, fromMonth)
  return { first, change: { fromMonth, later }, saved: times(subtract(later, first), fromMonth - 1) }
}

/** Returns the monthly price of one item of an offer alone for a new customer, and its change (PRC-03, PRC-04). */
export const offerPrice = (offer: Offer): OfferPrice => {
  const cart = singleOfferCart(offer)
  return priceOfLines(cart.lines, cart)
}

/** Returns the sum of a monthly price over its first months, up to the second change of the price (PRC-04). */
export const paidOver = ({ first, change }: Omit<OfferPrice, 'saved'>, months: number): Cents => {
  const before = change === null ? months : Math.min(months, change.fromMonth - 1)
  return add(times(first, before), times(change?.later ?? ZERO, months - before))
}

/**
 * Returns the monthly price of all items of an offer in a cart, and its change. Null when the cart has none of it or
 * cannot be priced (PRC-03, PRC-04).
 */
export const offerPriceIn = (input: CartInput, offerId: OfferId): OfferPrice | null => {
  const cart = normalizeCart(input)
  if (E.isLeft(cart)) return null
  const line = cart.right.lines.find(({ offer }) => offer.id === offerId)
  return line === undefined ? null : priceOfLines([line], cart.right)
}

/** Returns a cart's monthly price and its change. Null if it cannot be priced (PRC-03, PRC-04, PRC-10). */
export const cartPriceIn = (input: CartInput): OfferPrice | null => {
  const cart = normalizeCart(input)
  return E.isLeft(cart) ? null : priceOfLines(cart.right.lines, cart.right)
}
