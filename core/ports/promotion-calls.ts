import type { PricedCart } from '../cart/cart.ts'
import type { CouponCode } from '../catalog/coded-coupon.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { CouponObstacle } from '../pricing/coupon-obstacle.ts'
import type { NearMiss } from '../pricing/near-miss.ts'
import type { Cents } from '../shared/money.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { OffersAnswer } from './storefront-orchestrator.ts'
import type { Call } from './orchestrator.failure.ts'

/** A promotion's or bundle's discount on a line, in negative cents a month. Endless without `toMonth`. */
export type PromotionEffect = {
  readonly id: string
  readonly offerId: OfferId
  readonly effect: Cents
  readonly fromMonth: number
  readonly toMonth?: number
}

/**
 * A coupon of this cart, or one that the store shows. `heldUntil` is when a use that was not ordered is released, if
 * the cart has a counted one. Without `usesLeft` the coupon has no limit.
 */
export type CouponStatus = {
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

/** The cart and the offers after a change that also affects the prices of offers. */
export type ChangedShop = { readonly cart: PricedCart; readonly offers: OffersAnswer }

/** Result of a code: its coupon is in the cart, or the obstacle to a discount (CPN-10, CPN-12). */
export type CouponAnswer =
  | ({ readonly state: 'applied'; readonly coupon: CouponStatus } & ChangedShop)
  | { readonly state: 'unmet'; readonly obstacle: CouponObstacle }

/** The calls about discounts of a cart. */
export type PromotionCalls = {
  /** Returns the promotions of this cart, those it nearly has with their missing conditions, and coupons. */
  readonly promotions: Call<
    void,
    {
      readonly applied: readonly PromotionEffect[]
      readonly nearMisses: readonly NearMiss[]
      readonly coupons: readonly CouponStatus[]
    }
  >
  /** Takes one coupon use for this cart, once. `PROMOTION_SPENT` if none is left. None without a discount. */
  readonly applyPromotion: Call<{ readonly code: string }, CouponAnswer>
  /** Removes a coupon from this cart and releases its use. Changes nothing for a code that the cart does not have. */
  readonly removePromotion: Call<{ readonly code: string }, ChangedShop>
}
