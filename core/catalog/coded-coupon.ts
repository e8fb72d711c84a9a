import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { CouponCodeFailure } from './coupon.failure.ts'
import type { Coupon } from './coupon.ts'
import type { Offer, Promotion } from './offer.ts'

/** A code in the one way it is written: capital letters, digits and hyphens. */
export type CouponCode = Branded<string, 'CouponCode'>

/**
 * A coupon that is had by its code alone. It takes its amount off for the first `months` months of service; `limit` is how many carts
 * may have it in all, null for as many as there are.
 */
export type CodedCoupon = {
  readonly code: CouponCode
  readonly coupon: Coupon
  readonly months: number
  readonly limit: number | null
}

const CODE = /^[A-Z0-9](?:[A-Z0-9-]{2,22})[A-Z0-9]$/

/** A code as somebody types it: case and the blanks around it don't count. Fails with `CouponCodeMalformed` (CPN-08). */
export const parseCouponCode = (typed: string): E.Either<CouponCodeFailure, CouponCode> => {
  const code = typed.trim().toUpperCase()
  return CODE.test(code) ? E.right(code as CouponCode) : E.left({ _tag: 'CouponCodeMalformed' })
}

/** A coupon as the rules of pricing take it: a promotion of its product, while the offer it goes with is in the cart (CPN-09). */
export const promotionOfCoupon = ({ coupon, months }: CodedCoupon): Promotion => {
  const { couponName, couponAmount, parentId, productId } = coupon
  const isWithItself = parentId === productId
  return {
    id: couponName,
    off: couponAmount,
    months,
    conditions: isWithItself ? [] : [{ kind: 'RatePlan', offerId: parentId }],
  }
}

/** The offers as a cart with these coupons has them: each product with its coupon among its promotions, never beside another (CPN-09). */
export const withCoupons = (offers: readonly Offer[], coupons: readonly CodedCoupon[]): readonly Offer[] =>
  coupons.length === 0
    ? offers
    : offers.map((offer) => {
        const own = coupons.filter(({ coupon }) => coupon.productId === offer.id)
        return own.length === 0
          ? offer
          : { ...offer, promotions: [...offer.promotions, ...own.map(promotionOfCoupon)] }
      })

/** How many more carts may have a coupon, null without a limit; never less than none (CPN-11). */
export const usesLeft = ({ limit }: Pick<CodedCoupon, 'limit'>, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used)
