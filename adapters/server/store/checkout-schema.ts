import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Owner } from '#adapters/provider/store/store.ts'
import { storeId } from './store-id.ts'

/** Facts of a checkout that its order does not need; deleted with the session. */
export const checkoutFacts = pgTable(
  'checkout_facts',
  {
    storeId: storeId(),
    owner: text('owner').$type<Owner>().notNull(),
    facts: jsonb('facts').notNull(),
  },
  (row) => [primaryKey({ columns: [row.storeId, row.owner] })],
)

/** Details of an order that are not in its receipt. */
export const orderDetails = pgTable(
  'order_details',
  {
    storeId: storeId(),
    owner: text('owner').$type<Owner>().notNull(),
    details: jsonb('details').notNull(),
  },
  (row) => [primaryKey({ columns: [row.storeId, row.owner] })],
)
