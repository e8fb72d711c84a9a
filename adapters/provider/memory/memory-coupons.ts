import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { Tables } from './memory-rows.ts'
import type { CouponMethods } from '../store/store.coupon.ts'
import type { Owner } from '../store/store.ts'

const keyOf = (owner: Owner, code: CouponCode): string => `${owner} ${code}`

/** Stores coupon uses in memory. */
export const couponMethods = ({
  couponUses,
  couponHolds,
}: Pick<Tables, 'couponUses' | 'couponHolds'>): CouponMethods => ({
  takeUse: async (code, limit) => {
    const used = couponUses.get(code) ?? 0
    if (used >= limit) return false
    couponUses.set(code, used + 1)
    return true
  },
  returnUse: async (code) => couponUses.set(code, Math.max(0, (couponUses.get(code) ?? 0) - 1)),
  usesOf: async (codes) =>
    new Map(
      codes.flatMap((code) => {
        const used = couponUses.get(code)
        return used === null ? [] : [[code, used]]
      }),
    ),
  couponHoldsOf: async (owner) =>
    couponHolds
      .rows()
      .filter((hold) => hold.owner === owner)
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  saveCouponHold: async (hold) => couponHolds.set(keyOf(hold.owner, hold.code), hold),
  deleteCouponHold: async (owner, code) => couponHolds.remove(keyOf(owner, code)),
  expiredCouponHolds: async (now, limit) =>
    couponHolds
      .rows()
      .flatMap((hold) =>
        hold.heldUntil !== null && hold.heldUntil <= now ? [{ hold, at: hold.heldUntil }] : [],
      )
      .toSorted((a, b) => a.at - b.at)
      .slice(0, limit)
      .map(({ hold }) => hold),
})
