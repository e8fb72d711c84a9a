import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner, SessionRecord, StoreTransaction } from '../store/store.ts'

/** Releases every coupon use that a session holds. The caller holds the lock of its cart. */
export const releaseCoupons = async (tx: StoreTransaction, owner: Owner): Promise<void> => {
  for (const { code } of await tx.couponHoldsOf(owner)) {
    await tx.deleteCouponHold(owner, code)
    await tx.returnUse(code)
  }
}

/** Removes a coupon from the cart of a session and releases its use. */
export const removeCoupon = async (
  tx: StoreTransaction,
  session: SessionRecord,
  code: CouponCode,
): Promise<SessionRecord> => {
  const { owner } = session
  if ((await tx.couponHoldsOf(owner)).some((hold) => hold.code === code)) {
    await tx.deleteCouponHold(owner, code)
    await tx.returnUse(code)
  }
  const without = { ...session, coupons: session.coupons.filter((applied) => applied !== code) }
  await tx.saveSession(without)
  return without
}

/** Holds the coupon uses of a session for its order (`null`), or until an instant. */
export const holdCoupons = async (
  tx: StoreTransaction,
  owner: Owner,
  heldUntil: EpochMs | null,
): Promise<void> => {
  for (const hold of await tx.couponHoldsOf(owner)) await tx.saveCouponHold({ ...hold, heldUntil })
}

/** Assigns the coupon uses of a session to its order: they are no longer held and are never released. */
export const spendCoupons = async (tx: StoreTransaction, owner: Owner): Promise<void> => {
  for (const { code } of await tx.couponHoldsOf(owner)) await tx.deleteCouponHold(owner, code)
}

/**
 * Releases an expired coupon use and removes its coupon from the cart. A use that was extended, assigned or released in
 * the meantime stays unchanged.
 */
export const releaseLapsedCoupon = async (
  tx: StoreTransaction,
  owner: Owner,
  lapsed: CouponCode,
  now: EpochMs,
): Promise<void> => {
  await tx.lockCart(owner)
  const hold = (await tx.couponHoldsOf(owner)).find(({ code }) => code === lapsed)
  const heldUntil = hold?.heldUntil ?? null
  if (heldUntil === null || heldUntil > now) return
  await tx.deleteCouponHold(owner, lapsed)
  await tx.returnUse(lapsed)
  const session = await tx.sessionOf(owner)
  if (session !== null)
    await tx.saveSession({ ...session, coupons: session.coupons.filter((code) => code !== lapsed) })
}
