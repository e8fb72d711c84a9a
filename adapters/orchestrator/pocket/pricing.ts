import { either as E } from 'fp-ts'
import type { Cart, CartLine, PricedCart } from '#core/cart/cart.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { InstallOption } from '#core/checkout/install-option.ts'
import type { SessionInfo } from '#core/localization/localization.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { quote } from '#core/pricing/quote.ts'
import type { BasisPoints } from '#core/shared/money.ts'
import type { SessionCall } from './call.ts'
import type { SessionRecord } from './store.ts'

/** What the session is about; a session is opened for a known place only, so a record without one is a defect (throws). */
export const infoOf = ({ localization, expiresAt }: SessionRecord): SessionInfo => {
  if (localization.sessionInfo === null) throw new Error('a session without a place')
  return { ...localization.sessionInfo, status: { isAlive: true, expirationTime: expiresAt } }
}

/** What is sold at the session's address, in the catalogue as it is now. */
export const offersOf = ({ session, brand }: SessionCall): readonly Offer[] =>
  session.localization.offerCount > 0 ? brand.catalog.offers : []

export const installOptionsOf = (call: SessionCall): readonly InstallOption[] => {
  const offers = offersOf(call)
  return call.brand.installOptions.filter(({ offerId }) => findOffer(offers, offerId) !== undefined)
}

/** The lines that are still sold, no more of each than its limit: an offer may have been withdrawn since it was put in. */
export const soldLines = (call: SessionCall): readonly CartLine[] => {
  const offers = offersOf(call)
  return call.cart.lines.flatMap(({ offerId, quantity }) => {
    const sold = Math.min(quantity, findOffer(offers, offerId)?.limit ?? 0)
    return sold > 0 ? [{ offerId, quantity: sold }] : []
  })
}

/** The price of lines that are sold, at the tax of the address unless another is given; not having one is a defect (throws). */
export const quoteOf = (
  call: SessionCall,
  lines: readonly CartLine[],
  taxRate: BasisPoints = infoOf(call.session).serviceAddress.taxRate,
): Quote => {
  const { version: catalogVersion } = call.brand.catalog
  const priced = quote({ catalogVersion, offers: offersOf(call), lines, taxRate })
  if (E.isLeft(priced)) throw new Error(`no price: ${priced.left._tag}`)
  return priced.right
}

/** The cart as a page shows it. An ordered cart costs what its receipt says, whatever the catalogue says now. */
export const pricedCart = async (
  call: SessionCall,
  cart: Cart = call.cart,
  taxRate?: BasisPoints,
): Promise<PricedCart> => {
  const receipt = cart.marker === 'ordered' ? await call.tx.orderOf(call.session.owner) : null
  if (receipt !== null) return { cart, quote: receipt.quote }
  const lines = soldLines({ ...call, cart })
  return { cart: { ...cart, lines }, quote: quoteOf(call, lines, taxRate) }
}
