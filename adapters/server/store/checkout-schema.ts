import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import { market } from './market.ts'

/** What a session holds of its checkout beside the parts its order needs; goes with the session. */
export const checkoutFacts = pgTable(
  'checkout_facts',
  {
    market: market(),
    owner: text('owner').$type<Owner>().notNull(),
    facts: jsonb('facts').notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.owner] })],
)

/** What is kept with an order beside its receipt. */
export const orderDetails = pgTable(
  'order_details',
  {
    market: market(),
    owner: text('owner').$type<Owner>().notNull(),
    details: jsonb('details').notNull(),
  },
  (row) => [primaryKey({ columns: [row.market, row.owner] })],
)
