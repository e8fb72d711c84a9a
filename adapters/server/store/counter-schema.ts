import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { storeId } from './store-id.ts'

/** Counters per time window. The name is a hash or a word, never personal data. */
export const counters = pgTable(
  'tallies',
  {
    storeId: storeId(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
    endsAt: bigint('ends_at', { mode: 'number' }).$type<EpochMs>().notNull(),
  },
  (counter) => [
    primaryKey({ columns: [counter.storeId, counter.name] }),
    index('tallies_ends_at').on(counter.storeId, counter.endsAt),
  ],
)
