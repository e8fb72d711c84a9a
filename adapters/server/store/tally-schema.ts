import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { market } from './market.ts'

/** How often something happened since a window of time opened; nothing else is known of what it was. */
export const tallies = pgTable(
  'tallies',
  {
    market: market(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
    endsAt: bigint('ends_at', { mode: 'number' }).$type<EpochMs>().notNull(),
  },
  (tally) => [
    primaryKey({ columns: [tally.market, tally.name] }),
    index('tallies_ends_at').on(tally.market, tally.endsAt),
  ],
)
