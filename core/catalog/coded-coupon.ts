import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { CouponCodeFailure } from './coupon.failure.ts'
import type { Coupon } from './coupon.ts'
import type { AmountPromotion, Offer } from './offer.ts'

/** A code in its canonical form: capital letters, digits and hyphens. */
export type CouponCode = Branded<string, 'CouponCode'>

/**
 * A coupon that only its code activates. It discounts the first `months` months of service. `limit` is the maximum number of carts that may
 * use it, null without a limit.
 */
export type CodedCoupon = {
  readonly code: CouponCode
  readonly coupon: Coupon
  readonly months: number
  readonly limit: number | null
}

const CODE = /^[A-Z0-9](?:[A-Z0-9-]{2,22})[A-Z0-9]$/

/** Parses a typed code, ignoring case and outer blanks. Fails with `CouponCodeMalformed` (CPN-08). */
export const parseCouponCode = (typed: string): E.Either<CouponCodeFailure, CouponCode> => {
  const code = typed.trim().toUpperCase()
  return CODE.test(code) ? E.right(code as CouponCode) : E.left({ _tag: 'CouponCodeMalformed' })
}

/** Converts a coupon to a promotion of its product, on the condition that its parent offer is in the cart (CPN-09). */
export const promotionOfCoupon = ({ coupon, months }: CodedCoupon): AmountPromotion => {
  const { couponName, couponAmount, parentId, productId } = coupon
  const isWithItself = parentId === productId
  return {
    id: couponName,
    off: couponAmount,
    months,
    conditions: isWithItself ? [] : [{ kind: 'RatePlan', offerId: parentId }],
  }
}

/**
 * Returns the offers with these coupons among the promotions of their products. Like other promotions, a coupon is never added to another one
 * (CPN-09).
 */
export const withCoupons = (offers: readonly Offer[], coupons: readonly CodedCoupon[]): readonly Offer[] =>
  coupons.length === 0
    ? offers
    : offers.map((offer) => {
        const matching = coupons.filter(({ coupon }) => coupon.productId === offer.id)
        return matching.length === 0
          ? offer
          : { ...offer, promotions: [...offer.promotions, ...matching.map(promotionOfCoupon)] }
      })

/** Returns the remaining uses of a coupon, null without a limit; never negative (CPN-11). */
export const usesLeft = ({ limit }: Pick<CodedCoupon, 'limit'>, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used)
