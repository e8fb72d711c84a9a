import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { storeId } from './store-id.ts'

/** Units of device variants in stock. A variant has a row once somebody wanted to order it. */
export const deviceStock = pgTable(
  'device_stock',
  { storeId: storeId(), sku: text('sku').notNull(), units: integer('units').notNull() },
  (stock) => [
    primaryKey({ columns: [stock.storeId, stock.sku] }),
    check('device_stock_units', sql`${stock.units} >= 0`),
  ],
)
