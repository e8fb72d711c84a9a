import { and, eq } from 'drizzle-orm'
import type { CartRecord, Owner, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { carts } from './schema.ts'
import { cart as cartShape } from './stored/cart.stored.ts'
import { readStored } from './stored/read-stored.ts'

type CartMethods = Pick<StoreTransaction, 'insertCart' | 'lockCart' | 'saveCart'>

const isOf = (storeId: StoreId, owner: Owner) => and(eq(carts.storeId, storeId), eq(carts.owner, owner))

/** Reads a cart from its row. */
export const cartOf = (row: typeof carts.$inferSelect): CartRecord => {
  const { storeId: _, owner, mobileItems, ...cart } = row
  return readStored(cartShape, mobileItems === null ? cart : { ...cart, mobileItems }, `carts/${owner}`)
}

export const cartRows = (db: Database, storeId: StoreId): CartMethods => ({
  insertCart: async (owner, cart) => {
    await db.insert(carts).values({ storeId, owner, ...cart })
  },
  lockCart: async (owner) => {
    const [row] = await db.select().from(carts).where(isOf(storeId, owner)).for('update')
    return row === undefined ? null : cartOf(row)
  },
  saveCart: async (owner, { version, marker, lines, mobileItems = null }) => {
    await db.update(carts).set({ version, marker, lines, mobileItems }).where(isOf(storeId, owner))
  },
})
