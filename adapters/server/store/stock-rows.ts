import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { StockMethods } from '#adapters/provider/store/store.stock.ts'
import type { Database } from './database.ts'
import { deviceStock } from './stock-schema.ts'
import type { StoreId } from './store-id.ts'

/** Returns the stock of device variants. Rows are locked in the order of their SKUs before any of them changes. */
export const stockRows = (db: Database, storeId: StoreId): StockMethods => {
  const are = (skus: readonly string[]) =>
    and(eq(deviceStock.storeId, storeId), inArray(deviceStock.sku, [...skus]))

  const unitsOf = async (skus: readonly string[], mode: 'read' | 'lock') => {
    if (skus.length === 0) return new Map<string, number>()
    const query = db.select().from(deviceStock).where(are(skus)).orderBy(asc(deviceStock.sku))
    const rows = await (mode === 'lock' ? query.for('update') : query)
    return new Map(rows.map(({ sku, units }) => [sku, units]))
  }

  const change = async (units: ReadonlyMap<string, number>, sign: 1 | -1): Promise<void> => {
    for (const [sku, count] of units)
      await db
        .update(deviceStock)
        .set({ units: sql`${deviceStock.units} + ${sign * count}` })
        .where(are([sku]))
  }

  return {
    openStock: async (rows) => {
      if (rows.length > 0)
        await db
          .insert(deviceStock)
          .values(rows.map((row) => ({ storeId, ...row })).toSorted((a, b) => (a.sku < b.sku ? -1 : 1)))
          .onConflictDoNothing()
    },
    stockOf: (skus) => unitsOf(skus, 'read'),
    takeStock: async (wanted) => {
      const units = await unitsOf([...wanted.keys()], 'lock')
      if ([...wanted].some(([sku, count]) => (units.get(sku) ?? 0) < count)) return false
      await change(wanted, -1)
      return true
    },
    returnStock: async (taken) => {
      await unitsOf([...taken.keys()], 'lock')
      await change(taken, 1)
    },
  }
}
