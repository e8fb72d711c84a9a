import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner, StoreTransaction } from './store.ts'

/** Gives back every use a session holds; under the lock of its cart. */
export const releaseCoupons = async (tx: StoreTransaction, owner: Owner): Promise<void> => {
  for (const { code } of await tx.couponHoldsOf(owner)) {
    await tx.deleteCouponHold(owner, code)
    await tx.returnUse(code)
  }
}

/** Keeps the uses of a session for its order (`null`), or until an instant. */
export const holdCoupons = async (
  tx: StoreTransaction,
  owner: Owner,
  heldUntil: EpochMs | null,
): Promise<void> => {
  for (const hold of await tx.couponHoldsOf(owner)) await tx.saveCouponHold({ ...hold, heldUntil })
}

/** The uses of a session are those of its order now: nobody holds them, and nobody gives them back. */
export const spendCoupons = async (tx: StoreTransaction, owner: Owner): Promise<void> => {
  for (const { code } of await tx.couponHoldsOf(owner)) await tx.deleteCouponHold(owner, code)
}

/** Gives a lapsed use back and takes its coupon out of the cart; one that was prolonged, kept or given back stays as it is. */
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
