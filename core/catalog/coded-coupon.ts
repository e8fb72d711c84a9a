import { either as E } from 'fp-ts'
import type { Channel } from '../session/session.ts'
import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { cleanText } from '../shared/text.ts'
import type { CouponClosed, CouponCodeFailure } from './coupon.failure.ts'
import type { Coupon } from './coupon.ts'
import type { AmountPromotion, Offer, OfferId } from './offer.ts'

/** A code in its canonical form: capital letters, digits and hyphens. */
export type CouponCode = Branded<string, 'CouponCode'>

/**
 * A coupon that only its code activates. It discounts the first `months` months of service. `limit` is the maximum
 * number of carts that may use it, null without a limit. `lastDay` is the last day on which its code is accepted, null
 * without one, and `channels` are the channels in which it is accepted.
 */
export type CodedCoupon = {
  readonly code: CouponCode
  readonly coupon: Coupon
  readonly months: number
  readonly limit: number | null
  readonly lastDay: PlainDate | null
  readonly channels: readonly Channel[]
}

/** A cart's coupon. `promotionId`: its promotion among the offer's; `off`: cents a month for `months` months. */
export type CartCoupon = {
  readonly code: CouponCode
  readonly promotionId: string
  readonly offerId: OfferId
  readonly badgeText: string
  readonly off: Cents
  readonly months: number
}

const CODE = /^[A-Z0-9](?:[A-Z0-9-]{2,22})[A-Z0-9]$/

/** Parses a typed code, ignoring case and outer blanks. Fails with `CouponCodeMalformed` (CPN-08). */
export const parseCouponCode = (typed: string): E.Either<CouponCodeFailure, CouponCode> => {
  const code = cleanText(typed)
    .replace(/["'“”„‘’«»]/g, '')
    .trim()
    .toUpperCase()
  return CODE.test(code) ? E.right(code as CouponCode) : E.left({ _tag: 'CouponCodeMalformed' })
}

/**
 * Returns the coupon while its code is accepted (CPN-12). Fails with `CodeExpired` after its last day, and with
 * `OtherChannel` in a channel that it is not for. A cart that already has the coupon is not checked again.
 */
export const openCoupon = (
  coded: CodedCoupon,
  { today, channel }: { readonly today: PlainDate; readonly channel: Channel },
): E.Either<CouponClosed, CodedCoupon> => {
  const { lastDay, channels } = coded
  if (lastDay !== null && lastDay < today) return E.left({ _tag: 'CodeExpired', lastDay })
  return channels.includes(channel) ? E.right(coded) : E.left({ _tag: 'OtherChannel' })
}

/** Returns a coupon as its cart shows it. */
export const cartCoupon = ({ code, coupon, months }: CodedCoupon): CartCoupon => ({
  code,
  promotionId: coupon.couponName,
  offerId: coupon.productId,
  badgeText: coupon.badgeText,
  off: coupon.couponAmount,
  months,
})

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
 * Returns the offers with these coupons among the promotions of their products. Like other promotions, a coupon is
 * never added to another one (CPN-09).
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
