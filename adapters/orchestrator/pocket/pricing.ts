import { either as E } from 'fp-ts'
import type { Cart, CartLine, PricedCart } from '#core/cart/cart.ts'
import { EMPTY_LINES, setQuantity } from '#core/cart/cart.ts'
import type { CodedCoupon } from '#core/catalog/coded-coupon.ts'
import { withCoupons } from '#core/catalog/coded-coupon.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { InstallOption } from '#core/checkout/install-option.ts'
import { availableOffers } from '#core/localization/availability.ts'
import type { SessionInfo } from '#core/localization/localization.ts'
import type { Quote, QuoteInput } from '#core/pricing/quote.ts'
import { quote } from '#core/pricing/quote.ts'
import { sessionStatusAt } from '#core/session/session.ts'
import type { BasisPoints } from '#core/shared/money.ts'
import type { SessionCall } from './call.ts'

/** What the session is about; a session is opened for a known place only, so a record without one is a defect (throws). */
export const infoOf = ({ session, now }: Pick<SessionCall, 'session' | 'now'>): SessionInfo => {
  const { localization, openedAt, expiresAt } = session
  if (localization.sessionInfo === null) throw new Error('a session without a place')
  return { ...localization.sessionInfo, status: sessionStatusAt(openedAt, expiresAt, now) }
}

/** The coupons the session's cart has, those that are withdrawn aside. */
export const couponsOf = ({
  session,
  terms,
}: Pick<SessionCall, 'session' | 'terms'>): readonly CodedCoupon[] =>
  session.coupons.length === 0
    ? []
    : terms.coupons.filter(({ code, coupon }) => coupon.isActive && session.coupons.includes(code))

/** What is sold at the session's address, in the catalogue as it is now, with the coupons of its cart (CPN-09). */
export const offersOf = (call: SessionCall): readonly Offer[] =>
  call.session.localization.offerCount > 0
    ? withCoupons(
        availableOffers(call.brand.catalog.offers, infoOf(call).serviceAddress.serviceability),
        couponsOf(call),
      )
    : []

export const installOptionsOf = (call: SessionCall): readonly InstallOption[] => {
  const offers = offersOf(call)
  return call.brand.installOptions.filter(({ offerId }) => findOffer(offers, offerId) !== undefined)
}

/**
 * The lines as the cart's rules would take them today, no more of each than its limit: an offer, or the plan it goes with, may have been
 * withdrawn since it was put in.
 */
export const soldLines = (call: SessionCall): readonly CartLine[] => {
  const offers = offersOf(call)
  const isAddOn = ({ offerId }: CartLine): boolean => findOffer(offers, offerId)?.role === 'addOn'
  const plansFirst = [...call.cart.lines].toSorted((a, b) => Number(isAddOn(a)) - Number(isAddOn(b)))
  return plansFirst.reduce((kept, { offerId, quantity }) => {
    const limit = findOffer(offers, offerId)?.limit ?? 0
    return E.getOrElse(() => kept)(setQuantity(kept, offers, offerId, Math.min(quantity, limit)))
  }, EMPTY_LINES)
}

/** What lines are priced by, at the tax of the address unless another is given. */
export const quoteInputOf = (
  call: SessionCall,
  lines: readonly CartLine[],
  taxRate: BasisPoints = infoOf(call).serviceAddress.taxRate,
): QuoteInput => {
  const { version: catalogVersion, bundles } = call.brand.catalog
  return { catalogVersion, offers: offersOf(call), bundles, lines, taxRate }
}

/** The price of lines that are sold, at the tax of the address unless another is given; not having one is a defect (throws). */
export const quoteOf = (call: SessionCall, lines: readonly CartLine[], taxRate?: BasisPoints): Quote => {
  const priced = quote(quoteInputOf(call, lines, taxRate))
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
