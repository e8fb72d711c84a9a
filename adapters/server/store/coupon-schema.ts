import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { market } from './market.ts'

const code = () => text('code').$type<CouponCode>().notNull()

/** How many carts have a use of a coupon, ordered ones too. The limit is the brand's and comes with each attempt to take one. */
export const couponUses = pgTable(
  'coupon_uses',
  { market: market(), code: code(), used: integer('used').notNull() },
  (uses) => [
    primaryKey({ columns: [uses.market, uses.code] }),
    check('coupon_uses_used', sql`${uses.used} >= 0`),
  ],
)

/** Uses of carts without an order. */
export const couponHolds = pgTable(
  'coupon_holds',
  {
    market: market(),
    owner: text('owner').$type<Owner>().notNull(),
    code: code(),
    heldUntil: bigint('held_until', { mode: 'number' }).$type<EpochMs>(),
  },
  (hold) => [
    primaryKey({ columns: [hold.market, hold.owner, hold.code] }),
    index('coupon_holds_held_until').on(hold.market, hold.heldUntil),
  ],
)
