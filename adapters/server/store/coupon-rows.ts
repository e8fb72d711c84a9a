import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { CouponHold, CouponMethods } from '#adapters/provider/store/store.coupon.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import { couponHolds as holds, couponUses as uses } from './coupon-schema.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'

type UseMethods = Pick<CouponMethods, 'takeUse' | 'returnUse' | 'usesOf'>

/** Returns coupon use counters. One statement on one row per change, so processes never exceed the limit (I5). */
export const couponUseRows = (db: Database, storeId: StoreId): UseMethods => ({
  takeUse: async (code, limit) => {
    if (limit < 1) return false
    const taken = await db
      .insert(uses)
      .values({ storeId, code, used: 1 })
      .onConflictDoUpdate({
        target: [uses.storeId, uses.code],
        set: { used: sql`${uses.used} + 1` },
        setWhere: lt(uses.used, limit),
      })
      .returning({ code: uses.code })
    return taken.length > 0
  },
  returnUse: async (code) => {
    await db
      .update(uses)
      .set({ used: sql`${uses.used} - 1` })
      .where(and(eq(uses.storeId, storeId), eq(uses.code, code), gt(uses.used, 0)))
  },
  usesOf: async (codes) => {
    if (codes.length === 0) return new Map()
    const rows = await db
      .select({ code: uses.code, used: uses.used })
      .from(uses)
      .where(and(eq(uses.storeId, storeId), inArray(uses.code, [...codes])))
    return new Map(rows.map(({ code, used }) => [code, used]))
  },
})

type HoldMethods = Omit<CouponMethods, keyof UseMethods>

const isOf = (storeId: StoreId, owner: Owner, code: CouponCode) =>
  and(eq(holds.storeId, storeId), eq(holds.owner, owner), eq(holds.code, code))

const holdOf = ({ owner, code, heldUntil }: typeof holds.$inferSelect): CouponHold => ({
  owner,
  code,
  heldUntil,
})

export const couponHoldRows = (db: Database, storeId: StoreId): HoldMethods => ({
  couponHoldsOf: async (owner) => {
    const rows = await db
      .select()
      .from(holds)
      .where(and(eq(holds.storeId, storeId), eq(holds.owner, owner)))
      .orderBy(asc(holds.code))
    return rows.map(holdOf)
  },
  saveCouponHold: async ({ owner, code, heldUntil }) => {
    await db
      .insert(holds)
      .values({ storeId, owner, code, heldUntil })
      .onConflictDoUpdate({ target: [holds.storeId, holds.owner, holds.code], set: { heldUntil } })
  },
  deleteCouponHold: async (owner, code) => {
    await db.delete(holds).where(isOf(storeId, owner, code))
  },
  expiredCouponHolds: async (now, limit) => {
    const rows = await db
      .select()
      .from(holds)
      .where(and(eq(holds.storeId, storeId), lte(holds.heldUntil, now)))
      .orderBy(asc(holds.heldUntil), asc(holds.owner), asc(holds.code))
      .limit(limit)
    return rows.map(holdOf)
  },
})
