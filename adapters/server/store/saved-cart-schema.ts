import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodeHash } from '#adapters/provider/store/store.saved-cart.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { CartId } from '#core/cart/cart.ts'
import { instant } from './columns.ts'
import { storeId } from './store-id.ts'

/** Saved carts, which outlive their sessions. A cart has no code until one is requested. */
export const savedCarts = pgTable(
  'kept_carts',
  {
    storeId: storeId(),
    cartId: text('cart_id').$type<CartId>().notNull(),
    owner: text('owner').$type<Owner>().notNull(),
    record: jsonb('record').notNull(),
    savedAt: instant('saved_at').notNull(),
    codeHash: text('code_hash').$type<CodeHash>(),
    codeExpiresAt: instant('code_expires_at'),
    codeSpentOn: text('code_spent_on').$type<Owner>(),
  },
  (cart) => [
    primaryKey({ columns: [cart.storeId, cart.cartId] }),
    uniqueIndex('kept_carts_code_hash').on(cart.storeId, cart.codeHash),
    index('kept_carts_code_spent_on').on(cart.storeId, cart.codeSpentOn),
    index('kept_carts_saved_at').on(cart.storeId, cart.savedAt),
  ],
)
