import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeHash } from '#adapters/orchestrator/pocket/store.kept-cart.ts'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { market } from './market.ts'

const instant = (name: string) => bigint(name, { mode: 'number' }).$type<EpochMs>().notNull()

/** Carts that outlive their sessions, each with the one code that is out for it. */
export const keptCarts = pgTable(
  'kept_carts',
  {
    market: market(),
    cartId: text('cart_id').$type<CartId>().notNull(),
    owner: text('owner').$type<Owner>().notNull(),
    record: jsonb('record').notNull(),
    savedAt: instant('saved_at'),
    codeHash: text('code_hash').$type<CodeHash>().notNull(),
    codeExpiresAt: instant('code_expires_at'),
    codeSpentOn: text('code_spent_on').$type<Owner>(),
  },
  (kept) => [
    primaryKey({ columns: [kept.market, kept.cartId] }),
    uniqueIndex('kept_carts_code_hash').on(kept.market, kept.codeHash),
    index('kept_carts_saved_at').on(kept.market, kept.savedAt),
  ],
)
