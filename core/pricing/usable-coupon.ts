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
import type { Quote, QuoteInput } from './quoted.ts'
import { quote } from './quote.ts'

/** Checks whether two carts cost the same in every month. */
const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.monthly.total === b.monthly.total &&
  a.later.length === b.later.length &&
  a.later.every(
    ({ fromMonth, monthly }, index) =>
      fromMonth === b.later[index]?.fromMonth && monthly.total === b.later[index].monthly.total,
  )

/**
 * Returns a coupon that makes the cart cheaper in some month (justifies a use). Fails as `appliedCoupon`; `Outdone`
 * when other promotions of the product leave nothing to discount, and as a quote does (CPN-10).
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
  const before = quote(input)
  if (E.isLeft(before)) return before
  const isVain = E.exists((after: Quote) => isSamePrice(before.right, after))(
    quote({ ...input, offers: withCoupons(offers, [coded]) }),
  )
  return isVain ? E.left({ _tag: 'Outdone', couponName }) : applied
}
