import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { storeId } from './store-id.ts'

const code = () => text('code').$type<CouponCode>().notNull()

/** Number of carts that use a coupon, with ordered ones. The brand's limit comes with each attempt to take a use. */
export const couponUses = pgTable(
  'coupon_uses',
  { storeId: storeId(), code: code(), used: integer('used').notNull() },
  (uses) => [
    primaryKey({ columns: [uses.storeId, uses.code] }),
    check('coupon_uses_used', sql`${uses.used} >= 0`),
  ],
)

/** Coupon uses of carts without an order. */
export const couponHolds = pgTable(
  'coupon_holds',
  {
    storeId: storeId(),
    owner: text('owner').$type<Owner>().notNull(),
    code: code(),
    heldUntil: bigint('held_until', { mode: 'number' }).$type<EpochMs>(),
  },
  (hold) => [
    primaryKey({ columns: [hold.storeId, hold.owner, hold.code] }),
    index('coupon_holds_held_until').on(hold.storeId, hold.heldUntil),
  ],
)
