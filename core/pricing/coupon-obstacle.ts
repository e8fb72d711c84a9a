import { either as E } from 'fp-ts'
import type { CodedCoupon } from '../catalog/coded-coupon.ts'
import { withCoupons } from '../catalog/coded-coupon.ts'
import type { CouponClosed } from '../catalog/coupon.failure.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { Change } from './change.ts'
import { withChange } from './change.ts'
import type { MissReason } from './near-miss.ts'
import type { QuoteInput } from './quoted.ts'
import { usableCoupon } from './usable-coupon.ts'
import { why } from './why.ts'

/**
 * Why a code gives no discount. `NoDiscount`: reasons of its promotion on the offer, and smallest changes that give the
 * discount, null without any (PRC-13). Without reasons the coupon is not for this buyer or this address.
 */
export type CouponObstacle =
  | { readonly kind: 'CodeExpired'; readonly lastDay: PlainDate }
  | { readonly kind: 'OtherChannel' }
  | {
      readonly kind: 'NoDiscount'
      readonly offerId: OfferId
      readonly reasons: readonly MissReason[]
      readonly changes: readonly Change[] | null
    }

/** Returns a code that is not accepted today or in this channel as an obstacle (CPN-12). */
export const closedObstacle = (closed: CouponClosed): CouponObstacle =>
  closed._tag === 'CodeExpired' ? { kind: 'CodeExpired', lastDay: closed.lastDay } : { kind: 'OtherChannel' }

/** Returns why a coupon gives a cart no discount, and the smallest changes that would give it one (CPN-13). */
export const discountObstacle = (coded: CodedCoupon, input: QuoteInput): CouponObstacle => {
  const { couponName, productId: offerId, couponEligibilityFromTarget } = coded.coupon
  const explained = why({ ...input, offers: withCoupons(input.offers, [coded]) })
  const miss =
    E.isRight(explained) && couponEligibilityFromTarget
      ? explained.right.nearMisses.find((one) => one.id === couponName && one.offerId === offerId)
      : undefined
  const changes = miss?.changes ?? null
  // A promotion can take effect without a lower price: another one may already leave nothing to pay.
  const isEnough = changes !== null && E.isRight(usableCoupon(coded, changes.reduce(withChange, input)))
  return {
    kind: 'NoDiscount',
    offerId,
    reasons: miss?.reasons ?? [],
    changes: isEnough ? changes : null,
  }
}
