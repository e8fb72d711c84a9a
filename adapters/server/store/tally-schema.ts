import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** How often something happened since a window of time opened; nothing else is known of what it was. */
export const tallies = pgTable(
  'tallies',
  {
    name: text('name').primaryKey(),
    count: integer('count').notNull(),
    endsAt: bigint('ends_at', { mode: 'number' }).$type<EpochMs>().notNull(),
  },
  (tally) => [index('tallies_ends_at').on(tally.endsAt)],
)
