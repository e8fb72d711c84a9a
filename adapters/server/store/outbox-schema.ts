import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderCodeKey } from '#adapters/orchestrator/pocket/store.order-codes.ts'
import type { MessageEnding, MessageId } from '#adapters/orchestrator/pocket/store.outbox.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { market } from './market.ts'

const instant = (name: string) => bigint(name, { mode: 'number' }).$type<EpochMs>()

/** Messages on their way out. `due_at` is when one may be claimed next: a claim sets it ahead. What is over keeps no content. */
export const outbox = pgTable(
  'outbox',
  {
    market: market(),
    id: text('id').$type<MessageId>().notNull(),
    content: jsonb('content'),
    state: text('state').$type<MessageEnding['state']>().notNull(),
    attempts: integer('attempts').notNull(),
    writtenAt: instant('written_at').notNull(),
    dueAt: instant('due_at').notNull(),
    expiresAt: instant('expires_at'),
    reason: text('reason'),
  },
  (message) => [
    primaryKey({ columns: [message.market, message.id] }),
    index('outbox_due')
      .on(message.market, message.dueAt)
      .where(sql`${message.state} = 'waiting'`),
    index('outbox_written_at').on(message.market, message.writtenAt),
    check('outbox_state', sql`${message.state} in ('waiting', 'sent', 'expired', 'parked')`),
  ],
)

/** What is kept of the codes of an order number, by the number's hash. */
export const orderCodes = pgTable(
  'order_codes',
  {
    market: market(),
    key: text('key').$type<OrderCodeKey>().notNull(),
    codeName: text('code_name'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    sent: integer('sent').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (code) => [
    primaryKey({ columns: [code.market, code.key] }),
    index('order_codes_window_ends_at').on(code.market, code.windowEndsAt),
  ],
)
