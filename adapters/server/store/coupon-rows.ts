import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { CouponHold, CouponMethods } from '#adapters/orchestrator/pocket/store.coupon.ts'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import { couponHolds as holds, couponUses as uses } from './coupon-schema.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'

type UseMethods = Pick<CouponMethods, 'takeUse' | 'returnUse' | 'usesOf'>

/** Counters of uses: each change is one statement on one row, so that processes that race never pass the limit (I5). */
export const couponUseRows = (db: Database, market: Market): UseMethods => ({
  takeUse: async (code, limit) => {
    if (limit < 1) return false
    const taken = await db
      .insert(uses)
      .values({ market, code, used: 1 })
      .onConflictDoUpdate({
        target: [uses.market, uses.code],
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
      .where(and(eq(uses.market, market), eq(uses.code, code), gt(uses.used, 0)))
  },
  usesOf: async (codes) => {
    if (codes.length === 0) return new Map()
    const rows = await db
      .select({ code: uses.code, used: uses.used })
      .from(uses)
      .where(and(eq(uses.market, market), inArray(uses.code, [...codes])))
    return new Map(rows.map(({ code, used }) => [code, used]))
  },
})

type HoldMethods = Omit<CouponMethods, keyof UseMethods>

const isOf = (market: Market, owner: Owner, code: CouponCode) =>
  and(eq(holds.market, market), eq(holds.owner, owner), eq(holds.code, code))

const holdOf = ({ owner, code, heldUntil }: typeof holds.$inferSelect): CouponHold => ({
  owner,
  code,
  heldUntil,
})

export const couponHoldRows = (db: Database, market: Market): HoldMethods => ({
  couponHoldsOf: async (owner) => {
    const rows = await db
      .select()
      .from(holds)
      .where(and(eq(holds.market, market), eq(holds.owner, owner)))
      .orderBy(asc(holds.code))
    return rows.map(holdOf)
  },
  saveCouponHold: async ({ owner, code, heldUntil }) => {
    await db
      .insert(holds)
      .values({ market, owner, code, heldUntil })
      .onConflictDoUpdate({ target: [holds.market, holds.owner, holds.code], set: { heldUntil } })
  },
  deleteCouponHold: async (owner, code) => {
    await db.delete(holds).where(isOf(market, owner, code))
  },
  expiredCouponHolds: async (now, limit) => {
    const rows = await db
      .select()
      .from(holds)
      .where(and(eq(holds.market, market), lte(holds.heldUntil, now)))
      .orderBy(asc(holds.heldUntil), asc(holds.owner), asc(holds.code))
      .limit(limit)
    return rows.map(holdOf)
  },
})
