import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { CouponTrigger } from './coupon.ts'
import type { OfferId } from './offer.ts'

/** Reasons why a visitor is not eligible for a coupon. */
export type CouponNotEligible =
  | { readonly _tag: 'NotTargeted'; readonly couponName: string }
  | { readonly _tag: 'NothingOff'; readonly couponName: string }
  | { readonly _tag: 'ProductNotSold'; readonly offerId: OfferId }
  | { readonly _tag: 'ParentNotInCart'; readonly offerId: OfferId }

/** Reasons why a coupon is not shown. */
export type CouponNotShown =
  | CouponNotEligible
  | { readonly _tag: 'NotShowing'; readonly couponName: string }
  | { readonly _tag: 'OtherPlace'; readonly triggeredFrom: CouponTrigger; readonly place: CouponTrigger }

/** Reasons why a coupon is not applied. */
export type CouponNotApplied =
  | CouponNotEligible
  | { readonly _tag: 'NotActive'; readonly couponName: string }
  | { readonly _tag: 'ProductNotInCart'; readonly offerId: OfferId }
  | { readonly _tag: 'NetPriceMoved'; readonly stated: Cents; readonly actual: Cents }

/** Text that is not a valid code in any catalogue. */
export type CouponCodeFailure = { readonly _tag: 'CouponCodeMalformed' }

/** Reasons why a code has no effect: its coupon is not applied, or another promotion is at least as large. */
export type CouponUseless = CouponNotApplied | { readonly _tag: 'Outdone'; readonly couponName: string }

/** Reasons why a code is not accepted today or here. */
export type CouponClosed =
  | { readonly _tag: 'CodeExpired'; readonly lastDay: PlainDate }
  | { readonly _tag: 'OtherChannel' }
