import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, subtract } from '../shared/money.ts'
import type { CouponNotApplied, CouponNotEligible, CouponNotShown } from './coupon.failure.ts'
import type { Coupon, CouponTrigger } from './coupon.ts'
import type { Offer, OfferId } from './offer.ts'
import { findOffer } from './offer.ts'

/**
 * The facts a coupon is checked against: the offers, the cart, the page of the visitor, and the monthly price of the
 * product without the coupon, in cents.
 */
export type CouponSale = {
  readonly offers: readonly Offer[]
  readonly lines: readonly { readonly offerId: OfferId; readonly quantity: number }[]
  readonly place: CouponTrigger
  readonly price: Cents
}

const isInCart = ({ lines }: CouponSale, id: OfferId): boolean =>
  lines.some(({ offerId, quantity }) => offerId === id && quantity > 0)

/** Returns a price minus the amount of a coupon, never below zero (CPN-04). */
export const couponNetPrice = (price: Cents, { couponAmount }: Pick<Coupon, 'couponAmount'>): Cents =>
  couponAmount > price ? ZERO : subtract(price, couponAmount)

/**
 * Returns the coupon if the visitor is eligible (CPN-02). Fails with `NotTargeted`, `NothingOff`, `ProductNotSold` if
 * it is not sold here, and `ParentNotInCart` while its parent offer is not in the cart.
 */
export const eligibleCoupon = (coupon: Coupon, sale: CouponSale): E.Either<CouponNotEligible, Coupon> => {
  const { couponName, productId, parentId } = coupon
  if (!coupon.couponEligibilityFromTarget) return E.left({ _tag: 'NotTargeted', couponName })
  if (coupon.couponAmount <= 0) return E.left({ _tag: 'NothingOff', couponName })
  if (findOffer(sale.offers, productId) === undefined)
    return E.left({ _tag: 'ProductNotSold', offerId: productId })
  return isInCart(sale, parentId) ? E.right(coupon) : E.left({ _tag: 'ParentNotInCart', offerId: parentId })
}

/** The displayed data of a coupon, and whether it replaces the Xumo text. */
export type ShownCoupon = Pick<Coupon, 'couponName' | 'name' | 'badgeText' | 'designIteration'> & {
  readonly isXumoTextShown: boolean
}

/** Returns the coupon as shown on this page (CPN-03). Fails as `eligibleCoupon`, `NotShowing`, `OtherPlace`. */
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

/** The discounted product, the discount and the net price, in cents a month. */
export type AppliedCoupon = { readonly productId: OfferId; readonly off: Cents; readonly netPrice: Cents }

/**
 * Returns the effect of a coupon on the cart (CPN-04). Fails as `eligibleCoupon` does, with `NotActive`,
 * `ProductNotInCart`, and with `NetPriceMoved` when its stated net price differs from the computed one.
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

/** Whether the self-install message is shown, and why. */
export type SelfInstallMessage = {
  readonly isShown: boolean
  readonly reason: 'noCheckAsked' | 'couponApplied' | 'couponNotApplied'
}

/** Decides on the self-install message. A coupon with the self-install check needs to be applied (CPN-05). */
export const selfInstallMessage = (coupon: Coupon, sale: CouponSale): SelfInstallMessage => {
  if (!coupon.mandateCouponCheckForSelfInstallMessaging) return { isShown: true, reason: 'noCheckAsked' }
  return E.isRight(appliedCoupon(coupon, sale))
    ? { isShown: true, reason: 'couponApplied' }
    : { isShown: false, reason: 'couponNotApplied' }
}
