import { either as E } from 'fp-ts'
import { isPlanOf, setQuantity } from '../../cart/cart.ts'
import type { OfferId } from '../../catalog/offer.ts'
import type { InternetEffect } from '../../pricing/internet-effect.ts'
import { internetEffect } from '../../pricing/internet-effect.ts'
import type { OfferPrice } from '../../pricing/offer-price.ts'
import { offerPriceIn } from '../../pricing/offer-price.ts'
import type { QuoteInput } from '../../pricing/quoted.ts'
import type { SaleCart } from './sale.context.ts'
import type { SaleSnapshot } from './sale.selectors.ts'
import type { Pricing } from './sale.pricing.ts'
import { quoteInputOf, selectPricing } from './sale.pricing.ts'
import { offersIn } from './sale.cart-updates.ts'

/** What the prices of the configuration depend on. */
export type Configuration = Pricing & Pick<SaleCart, 'wanted'>

export const selectConfiguration = (snapshot: SaleSnapshot): Configuration => ({
  ...selectPricing(snapshot),
  wanted: snapshot.context.cart.wanted,
})

/** Returns the wanted cart with a quantity of an offer; null if the rules of the cart refuse it. */
const cartWith = (configuration: Configuration, offerId: OfferId, quantity: number): QuoteInput | null => {
  const lines = setQuantity(configuration.wanted, offersIn(configuration), offerId, quantity)
  return E.isLeft(lines) ? null : quoteInputOf(configuration, lines.right)
}

/** Returns the price of an offer quantity in the wanted cart, in cents a month before tax; null if not addable. */
export const priceInCart = (
  configuration: Configuration,
  offerId: OfferId,
  quantity: number,
): OfferPrice | null => {
  const input = cartWith(configuration, offerId, quantity)
  return input === null ? null : offerPriceIn(input, offerId)
}

const effectIn = (input: QuoteInput | null): InternetEffect | null =>
  input === null ? null : E.getOrElseW(() => null)(internetEffect(input))

/**
 * Returns the effect of internet on the mobile lines of the wanted cart, or otherwise of the cart with one more of its
 * lines, so that the visitor knows it before adding the line. Null when internet makes neither more expensive (PRC-16).
 */
export const lineEffect = (configuration: Configuration): InternetEffect | null => {
  const { wanted } = configuration
  const current = effectIn(quoteInputOf(configuration, wanted))
  if (current !== null) return current
  const line = wanted.find(isPlanOf(offersIn(configuration), 'Mobile'))
  return line === undefined ? null : effectIn(cartWith(configuration, line.offerId, line.quantity + 1))
}
