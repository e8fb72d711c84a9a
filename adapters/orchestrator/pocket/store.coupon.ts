import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** One counted use of a coupon, of one session: held until `heldUntil`, or for an order that is under way (`null`). */
export type CouponHold = {
  readonly owner: Owner
  readonly code: CouponCode
  readonly heldUntil: EpochMs | null
}

/** How often coupons are used, and by whom while there is no order yet. */
export type CouponMethods = {
  /** Takes one use; false when `limit` are taken (I5). */
  readonly takeUse: (code: CouponCode, limit: number) => Promise<boolean>
  readonly returnUse: (code: CouponCode) => Promise<void>
  /** How many uses of each are taken; codes nobody has used are left out. */
  readonly usesOf: (codes: readonly CouponCode[]) => Promise<ReadonlyMap<CouponCode, number>>
  /** By code, so that all who give several back do it in one order. */
  readonly couponHoldsOf: (owner: Owner) => Promise<readonly CouponHold[]>
  /** Puts the hold in place of the one its owner has of this code, if any. */
  readonly saveCouponHold: (hold: CouponHold) => Promise<void>
  readonly deleteCouponHold: (owner: Owner, code: CouponCode) => Promise<void>
  /** Those held until `now` or earlier, longest lapsed first. */
  readonly expiredCouponHolds: (now: EpochMs, limit: number) => Promise<readonly CouponHold[]>
}
