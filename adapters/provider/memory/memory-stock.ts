import type { Tables } from './memory-rows.ts'
import type { StockMethods } from '../store/store.stock.ts'

/** Stores the stock of the mobile shop in memory. Transactions run one after the other. */
export const stockMethods = ({ stock }: Pick<Tables, 'stock'>): StockMethods => {
  const change = (units: ReadonlyMap<string, number>, sign: 1 | -1): void => {
    for (const [sku, count] of units) stock.set(sku, (stock.get(sku) ?? 0) + sign * count)
  }
  return {
    openStock: async (rows) => {
      for (const { sku, units } of rows) if (stock.get(sku) === null) stock.set(sku, units)
    },
    stockOf: async (skus) =>
      new Map(
        skus.flatMap((sku) => {
          const units = stock.get(sku)
          return units === null ? [] : [[sku, units] as const]
        }),
      ),
    takeStock: async (wanted) => {
      if ([...wanted].some(([sku, count]) => (stock.get(sku) ?? 0) < count)) return false
      change(wanted, -1)
      return true
    },
    returnStock: async (taken) => change(taken, 1),
  }
}
