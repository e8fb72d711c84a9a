import { and, eq, inArray, ne } from 'drizzle-orm'
import type { TradeInMethods } from '#adapters/provider/store/store.trade-in.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { tradeIns } from './trade-in-schema.ts'

/** Returns the open trade-ins. Waits for keys of other running transactions, in key order. */
export const tradeInRows = (db: Database, storeId: StoreId): TradeInMethods => ({
  openTradeIns: async (owner, keys, now) => {
    if (keys.length === 0) return new Set()
    await db
      .insert(tradeIns)
      .values(keys.toSorted().map((key) => ({ storeId, key, owner, openedAt: now })))
      .onConflictDoNothing()
    const taken = await db
      .select({ key: tradeIns.key })
      .from(tradeIns)
      .where(and(eq(tradeIns.storeId, storeId), inArray(tradeIns.key, [...keys]), ne(tradeIns.owner, owner)))
    return new Set(taken.map(({ key }) => key))
  },
  tradeInsOpen: async (keys) => {
    if (keys.length === 0) return new Set()
    const open = await db
      .select({ key: tradeIns.key })
      .from(tradeIns)
      .where(and(eq(tradeIns.storeId, storeId), inArray(tradeIns.key, [...keys])))
    return new Set(open.map(({ key }) => key))
  },
  closeTradeIns: async (owner) => {
    await db.delete(tradeIns).where(and(eq(tradeIns.storeId, storeId), eq(tradeIns.owner, owner)))
  },
})
