import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnalyticsEventName } from '#core/analytics/analytics-event.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { storeId } from './store-id.ts'

/** How often each event happened on a day. No row is about a person. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    storeId: storeId(),
    day: date('day', { mode: 'string' }).$type<PlainDate>().notNull(),
    name: text('name').$type<AnalyticsEventName>().notNull(),
    place: text('place').notNull(),
    variants: text('variants').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  // The key begins with the day, by which the purge orders.
  (row) => [primaryKey({ columns: [row.storeId, row.day, row.name, row.place, row.variants] })],
)
