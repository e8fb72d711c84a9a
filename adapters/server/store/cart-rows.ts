import { eq } from 'drizzle-orm'
import type { StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import { cart as cartShape } from '#adapters/orchestrator/wire/entities/pricing.ts'
import type { Database } from './database.ts'
import { carts } from './schema.ts'
import { readStored } from './stored.ts'

type CartMethods = Pick<StoreTransaction, 'insertCart' | 'lockCart' | 'saveCart'>

export const cartRows = (db: Database): CartMethods => ({
  insertCart: async (owner, cart) => {
    await db.insert(carts).values({ owner, ...cart })
  },
  lockCart: async (owner) => {
    const [row] = await db.select().from(carts).where(eq(carts.owner, owner)).for('update')
    if (row === undefined) return null
    const { owner: _, ...cart } = row
    return readStored(cartShape, cart, `carts/${owner}`)
  },
  saveCart: async (owner, { version, marker, lines }) => {
    await db.update(carts).set({ version, marker, lines }).where(eq(carts.owner, owner))
  },
})
