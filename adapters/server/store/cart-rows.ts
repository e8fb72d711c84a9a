import { and, eq } from 'drizzle-orm'
import type { Owner, StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import type { Cart } from '#core/cart/cart.ts'
import { cart as cartShape } from '#adapters/orchestrator/wire/entities/pricing.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { carts } from './schema.ts'
import { readStored } from './stored.ts'

type CartMethods = Pick<StoreTransaction, 'insertCart' | 'lockCart' | 'saveCart'>

const isOf = (market: Market, owner: Owner) => and(eq(carts.market, market), eq(carts.owner, owner))

/** A row as the cart it was. */
export const cartOf = (row: typeof carts.$inferSelect): Cart => {
  const { market: _, owner, ...cart } = row
  return readStored(cartShape, cart, `carts/${owner}`)
}

export const cartRows = (db: Database, market: Market): CartMethods => ({
  insertCart: async (owner, cart) => {
    await db.insert(carts).values({ market, owner, ...cart })
  },
  lockCart: async (owner) => {
    const [row] = await db.select().from(carts).where(isOf(market, owner)).for('update')
    return row === undefined ? null : cartOf(row)
  },
  saveCart: async (owner, { version, marker, lines }) => {
    await db.update(carts).set({ version, marker, lines }).where(isOf(market, owner))
  },
})
