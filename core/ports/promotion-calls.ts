import type { PricedCart } from '../cart/cart.ts'
import type { CouponCode } from '../catalog/coded-coupon.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { NearMiss } from '../pricing/near-miss.ts'
import type { Cents } from '../shared/money.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Call } from './orchestrator.ts'

/** What a promotion or a bundle takes off a line, in cents below zero in each of these months; without `toMonth` it does not end. */
export type PromotionEffect = {
  readonly id: string
  readonly offerId: OfferId
  readonly effect: Cents
  readonly fromMonth: number
  readonly toMonth?: number
}

/**
 * A coupon this cart has, or that the store shows. `heldUntil` is when an unordered use of it is given back, where the
 * cart has one that is counted; without `usesLeft` it has no limit.
 */
export type CouponStanding = {
  readonly code: CouponCode
  readonly name: string
  readonly badgeText: string
  readonly offerId: OfferId
  readonly off: Cents
  readonly months: number
  readonly usesLeft?: number
  readonly isApplied: boolean
  readonly heldUntil?: EpochMs
}

/** Calls about what a cart costs less. */
export type PromotionCalls = {
  /** The promotions of this cart, those it nearly has with what they ask for, and coupons. */
  readonly promotions: Call<
    void,
    {
      readonly applied: readonly PromotionEffect[]
      readonly nearMisses: readonly NearMiss[]
      readonly coupons: readonly CouponStanding[]
    }
  >
  /** Takes a use of a coupon for this cart, once; `PROMOTION_SPENT` when none is left, `PROMOTION_UNMET` when it takes nothing off. */
  readonly applyPromotion: Call<
    { readonly code: string },
    { readonly cart: PricedCart; readonly coupon: CouponStanding }
  >
}
