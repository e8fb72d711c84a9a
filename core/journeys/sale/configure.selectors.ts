import { either as E } from 'fp-ts'
import { setQuantity } from '../../cart/cart.ts'
import type { OfferId } from '../../catalog/offer.ts'
import type { InternetEffect } from '../../pricing/internet-effect.ts'
import { internetEffect } from '../../pricing/internet-effect.ts'
import type { OfferPrice } from '../../pricing/offer-price.ts'
import { offerPriceIn } from '../../pricing/offer-price.ts'
import type { QuoteInput } from '../../pricing/quote.ts'
import type { SaleContext } from './sale.context.ts'
import { quoteInputOf } from './sale.selectors.ts'
import { offersIn } from './sale.updates.ts'

/** Returns the wanted cart with a quantity of an offer; null if the rules of the cart refuse it. */
const cartWith = (context: SaleContext, offerId: OfferId, quantity: number): QuoteInput | null => {
  const lines = setQuantity(context.cart.wanted, offersIn(context), offerId, quantity)
  return E.isLeft(lines) ? null : quoteInputOf(context, lines.right)
}

/** Returns the price of a quantity of an offer in the wanted cart, in cents a month before tax; null if it cannot be added. */
export const priceInCart = (context: SaleContext, offerId: OfferId, quantity: number): OfferPrice | null => {
  const input = cartWith(context, offerId, quantity)
  return input === null ? null : offerPriceIn(input, offerId)
}

const effectIn = (input: QuoteInput | null): InternetEffect | null =>
  input === null ? null : E.getOrElseW(() => null)(internetEffect(input))

/**
 * Returns the effect of internet on the mobile lines of the wanted cart, or otherwise of the cart with one more of its lines, so that the
 * visitor knows it before adding the line. Null when internet makes neither more expensive (PRC-16).
 */
export const lineEffect = (context: SaleContext): InternetEffect | null => {
  const { wanted } = context.cart
  const current = effectIn(quoteInputOf(context, wanted))
  if (current !== null) return current
  const offers = offersIn(context)
  const line = wanted.find(({ offerId }) =>
    offers.some(
      ({ id, role, lineOfBusiness }) => id === offerId && role === 'plan' && lineOfBusiness === 'Mobile',
    ),
  )
  return line === undefined ? null : effectIn(cartWith(context, line.offerId, line.quantity + 1))
}
