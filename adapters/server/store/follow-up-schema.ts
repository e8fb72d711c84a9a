import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { FollowUpId } from '#adapters/provider/store/store.follow-up.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { language } from './columns.ts'
import { storeId } from './store-id.ts'

/** Requests about the outcome of an address: notices of service, and disputes with their statement. */
export const followUps = pgTable(
  'follow_ups',
  {
    storeId: storeId(),
    id: text('id').$type<FollowUpId>().notNull(),
    kind: text('kind').$type<FollowUpKind>().notNull(),
    email: text('email').notNull(),
    street: text('street').notNull(),
    unit: text('unit').notNull(),
    zip: text('zip').notNull(),
    statement: text('statement'),
    language: language(),
    requestedAt: bigint('requested_at', { mode: 'number' }).$type<EpochMs>().notNull(),
  },
  (followUp) => [
    primaryKey({ columns: [followUp.storeId, followUp.id] }),
    index('follow_ups_email').on(followUp.storeId, followUp.email, followUp.requestedAt),
    index('follow_ups_kind_requested_at').on(
      followUp.storeId,
      followUp.kind,
      followUp.requestedAt,
      followUp.id,
    ),
    index('follow_ups_requested_at').on(followUp.storeId, followUp.requestedAt),
    check('follow_ups_kind', sql`${followUp.kind} in ('notice', 'dispute')`),
  ],
)
