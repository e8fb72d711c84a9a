import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, subtract } from '../shared/money.ts'
import type { CouponNotApplied, CouponNotEligible, CouponNotShown } from './coupon.failure.ts'
import type { Coupon, CouponTrigger } from './coupon.ts'
import type { Offer, OfferId } from './offer.ts'
import { findOffer } from './offer.ts'

/** What a coupon is judged by: the offers, the cart, where the visitor is, and the product's price of a month without it, in cents. */
export type CouponSale = {
  readonly offers: readonly Offer[]
  readonly lines: readonly { readonly offerId: OfferId; readonly quantity: number }[]
  readonly place: CouponTrigger
  readonly price: Cents
}

const isInCart = ({ lines }: CouponSale, id: OfferId): boolean =>
  lines.some(({ offerId, quantity }) => offerId === id && quantity > 0)

/** A price with a coupon's amount off, and never below zero (CPN-04). */
export const couponNetPrice = (price: Cents, { couponAmount }: Pick<Coupon, 'couponAmount'>): Cents =>
  couponAmount > price ? ZERO : subtract(price, couponAmount)

/**
 * A coupon that this visitor may have (CPN-02). Fails with `NotTargeted`, `NothingOff`, `ProductNotSold` for a product that is not
 * among the offers, and `ParentNotInCart` while the offer it goes with is not chosen.
 */
export const eligibleCoupon = (coupon: Coupon, sale: CouponSale): E.Either<CouponNotEligible, Coupon> => {
  const { couponName, productId, parentId } = coupon
  if (!coupon.couponEligibilityFromTarget) return E.left({ _tag: 'NotTargeted', couponName })
  if (coupon.couponAmount <= 0) return E.left({ _tag: 'NothingOff', couponName })
  if (findOffer(sale.offers, productId) === undefined)
    return E.left({ _tag: 'ProductNotSold', offerId: productId })
  return isInCart(sale, parentId) ? E.right(coupon) : E.left({ _tag: 'ParentNotInCart', offerId: parentId })
}

/** What is told of a coupon, and whether it takes the place of the text about Xumo. */
export type ShownCoupon = Pick<Coupon, 'couponName' | 'name' | 'badgeText' | 'designIteration'> & {
  readonly isXumoTextShown: boolean
}

/** A coupon as it is shown here (CPN-03). Fails as `eligibleCoupon` does, with `NotShowing`, and with `OtherPlace`. */
export const shownCoupon = (coupon: Coupon, sale: CouponSale): E.Either<CouponNotShown, ShownCoupon> => {
  const eligible = eligibleCoupon(coupon, sale)
  if (E.isLeft(eligible)) return eligible
  const { couponName, name, badgeText, designIteration, triggeredFrom } = coupon
  if (!coupon.isShowing) return E.left({ _tag: 'NotShowing', couponName })
  if (triggeredFrom !== sale.place) return E.left({ _tag: 'OtherPlace', triggeredFrom, place: sale.place })
  return E.right({
    couponName,
    name,
    badgeText,
    designIteration,
    isXumoTextShown: !coupon.hideXumoSniperText,
  })
}

/** What a coupon takes off which product, and what is left, in cents a month. */
export type AppliedCoupon = { readonly productId: OfferId; readonly off: Cents; readonly netPrice: Cents }

/**
 * What a coupon does to the cart (CPN-04). Fails as `eligibleCoupon` does, with `NotActive`, `ProductNotInCart`, and with
 * `NetPriceMoved` when the net price it states is not what it comes to.
 */
export const appliedCoupon = (
  coupon: Coupon,
  sale: CouponSale,
): E.Either<CouponNotApplied, AppliedCoupon> => {
  const eligible = eligibleCoupon(coupon, sale)
  if (E.isLeft(eligible)) return eligible
  const { couponName, productId, netPrice: stated } = coupon
  if (!coupon.isActive) return E.left({ _tag: 'NotActive', couponName })
  if (!isInCart(sale, productId)) return E.left({ _tag: 'ProductNotInCart', offerId: productId })
  const actual = couponNetPrice(sale.price, coupon)
  return actual === stated
    ? E.right({ productId, off: subtract(sale.price, actual), netPrice: actual })
    : E.left({ _tag: 'NetPriceMoved', stated, actual })
}

/** Why the message about installing it oneself is shown or not. */
export type SelfInstallMessage = {
  readonly isShown: boolean
  readonly reason: 'noCheckAsked' | 'couponApplied' | 'couponNotApplied'
}

/** Where a coupon asks for that check, the message stands only beside a coupon that is applied (CPN-05). */
export const selfInstallMessage = (coupon: Coupon, sale: CouponSale): SelfInstallMessage => {
  if (!coupon.mandateCouponCheckForSelfInstallMessaging) return { isShown: true, reason: 'noCheckAsked' }
  return E.isRight(appliedCoupon(coupon, sale))
    ? { isShown: true, reason: 'couponApplied' }
    : { isShown: false, reason: 'couponNotApplied' }
}
