import { either as E } from 'fp-ts'
import type { CartLine } from '../../cart/cart.ts'
import { EMPTY_LINES, hasPlan, plansFirst, setQuantity, shoppingLines } from '../../cart/cart.ts'
import { lineChanges } from '../../cart/concurrent-changes.ts'
import type { Offer, OfferId } from '../../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../../catalog/offer.ts'
import type { SaleCart, SaleContext } from './sale.context.ts'
import type { Update } from './sale.updates.ts'

export const offersIn = ({ offers }: Pick<SaleContext, 'offers'>): readonly Offer[] =>
  offers?.catalog.offers ?? []

export const EMPTY_CART: SaleCart = {
  saved: null,
  wanted: EMPTY_LINES,
  accepted: EMPTY_LINES,
  sent: EMPTY_LINES,
  previousQuote: null,
}

export const savedLines = ({ saved }: SaleCart): readonly CartLine[] => saved?.cart.lines ?? EMPTY_LINES

/** Returns the plans and add-ons to save in the provider's cart. */
export const linesToSave = (context: SaleContext): readonly CartLine[] =>
  shoppingLines(context.cart.wanted, offersIn(context))

/** Checks whether the provider's cart contains what the visitor wants. */
export const isCartSaved = (context: SaleContext): boolean =>
  lineChanges(shoppingLines(savedLines(context.cart), offersIn(context)), linesToSave(context)).length === 0

/** Sets the wanted quantity of a plan or an add-on. Installation and deposit belong to the checkout. */
export const wanting = (context: SaleContext, offerId: OfferId, quantity: number): Update => {
  const offers = offersIn(context)
  const offer = findOffer(offers, offerId)
  if (offer !== undefined && isChosenAtCheckout(offer)) return {}
  const lines = setQuantity(context.cart.wanted, offers, offerId, quantity)
  return E.isRight(lines) ? { cart: { ...context.cart, wanted: lines.right } } : {}
}

/** Sets the wanted quantities of several offers, plans first. A quantity of zero removes an offer. */
export const wantingTogether = (context: SaleContext, lines: readonly CartLine[]): SaleContext =>
  plansFirst(lines, offersIn(context)).reduce(
    (changed, { offerId, quantity }) => ({ ...changed, ...wanting(changed, offerId, quantity) }),
    context,
  )

/** Returns the lines of the visit's link. None if the cart has lines or they cannot be ordered (AFF-07, CRT-04). */
export const linesOfVisit = (context: SaleContext): readonly CartLine[] => {
  const { selectedOffers = EMPTY_LINES } = context.visit
  const isUsed = context.cart.wanted.length === 0 && hasPlan(selectedOffers, offersIn(context))
  return isUsed ? selectedOffers : EMPTY_LINES
}
