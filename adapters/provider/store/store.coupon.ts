import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** One counted use of a coupon by one session: held until `heldUntil`, or for an order in progress (`null`). */
export type CouponHold = {
  readonly owner: Owner
  readonly code: CouponCode
  readonly heldUntil: EpochMs | null
}

/** Methods of coupon uses, and of their holds before an order. */
export type CouponMethods = {
  /** Takes one use; false if all `limit` uses are taken (I5). */
  readonly takeUse: (code: CouponCode, limit: number) => Promise<boolean>
  readonly returnUse: (code: CouponCode) => Promise<void>
  /** Returns the uses of each code; unused codes are left out. */
  readonly usesOf: (codes: readonly CouponCode[]) => Promise<ReadonlyMap<CouponCode, number>>
  /** Ordered by code, so that all callers that release several do it in one order. */
  readonly couponHoldsOf: (owner: Owner) => Promise<readonly CouponHold[]>
  /** Saves the hold, replacing the one its owner has of this code. */
  readonly saveCouponHold: (hold: CouponHold) => Promise<void>
  readonly deleteCouponHold: (owner: Owner, code: CouponCode) => Promise<void>
  /** Returns the holds that expired at or before `now`, oldest first. */
  readonly expiredCouponHolds: (now: EpochMs, limit: number) => Promise<readonly CouponHold[]>
}
