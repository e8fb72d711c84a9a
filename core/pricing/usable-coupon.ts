import { either as E } from 'fp-ts'
import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import { withCoupons } from '../catalog/coded-coupon.ts'
import type { AppliedCoupon } from '../catalog/coupon-use.ts'
import { appliedCoupon } from '../catalog/coupon-use.ts'
import type { CouponUseless } from '../catalog/coupon.failure.ts'
import { findOffer } from '../catalog/offer.ts'
import { recurringOf } from '../catalog/price.ts'
import { ZERO } from '../shared/money.ts'
import type { QuoteFailure } from './quote.failure.ts'
import type { QuoteInput } from './quote.ts'
import { why } from './why.ts'

/**
 * A coupon that takes something off this cart, in some month; a use of it is worth taking. Fails as `appliedCoupon` does, with `Outdone`
 * when another promotion of the product takes as much as long, and as a quote does (CPN-10).
 */
export const usableCoupon = (
  coded: CodedCoupon,
  input: QuoteInput,
): E.Either<CouponUseless | QuoteFailure, AppliedCoupon> => {
  const { couponName, productId, triggeredFrom: place } = coded.coupon
  const { offers, lines } = input
  const product = findOffer(offers, productId)
  const price = product === undefined ? ZERO : recurringOf(product)
  const applied = appliedCoupon(coded.coupon, { offers, lines, place, price })
  if (E.isLeft(applied)) return applied
  const told = why({ ...input, offers: withCoupons(offers, [coded]) })
  if (E.isLeft(told)) return told
  const isMissed = told.right.nearMisses.some(({ id, offerId }) => id === couponName && offerId === productId)
  return isMissed ? E.left({ _tag: 'Outdone', couponName }) : applied
}
