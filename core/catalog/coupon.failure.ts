import type { Cents } from '../shared/money.ts'
import type { CouponTrigger } from './coupon.ts'
import type { OfferId } from './offer.ts'

/** A field that is missing, of another kind than it must be, or not known at all. */
export type CouponMalformed = { readonly _tag: 'CouponMalformed'; readonly field: string }

/** Why a visitor has no claim to a coupon. */
export type CouponNotEligible =
  | { readonly _tag: 'NotTargeted'; readonly couponName: string }
  | { readonly _tag: 'NothingOff'; readonly couponName: string }
  | { readonly _tag: 'ProductNotSold'; readonly offerId: OfferId }
  | { readonly _tag: 'ParentNotInCart'; readonly offerId: OfferId }

/** Why a coupon is not told of. */
export type CouponNotShown =
  | CouponNotEligible
  | { readonly _tag: 'NotShowing'; readonly couponName: string }
  | { readonly _tag: 'OtherPlace'; readonly triggeredFrom: CouponTrigger; readonly place: CouponTrigger }

/** Why a coupon takes nothing off. */
export type CouponNotApplied =
  | CouponNotEligible
  | { readonly _tag: 'NotActive'; readonly couponName: string }
  | { readonly _tag: 'ProductNotInCart'; readonly offerId: OfferId }
  | { readonly _tag: 'NetPriceMoved'; readonly stated: Cents; readonly actual: Cents }

/** Text that can be no code, whatever is sold. */
export type CouponCodeFailure = { readonly _tag: 'CouponCodeMalformed' }

/** Why a code takes nothing off a cart: its coupon does not apply, or another promotion of the product takes as much. */
export type CouponUseless = CouponNotApplied | { readonly _tag: 'Outdone'; readonly couponName: string }
