import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderCodeKey } from '#adapters/provider/store/store.order-codes.ts'
import type { MessageEnding, MessageId } from '#adapters/provider/store/store.outbox.ts'
import { instant, language } from './columns.ts'
import { storeId } from './store-id.ts'

/** Messages to send. `due_at`: the next possible claim; a claim moves it. Sent or expired ones have no content. */
export const outbox = pgTable(
  'outbox',
  {
    storeId: storeId(),
    id: text('id').$type<MessageId>().notNull(),
    content: jsonb('content'),
    language: language(),
    state: text('state').$type<MessageEnding['state']>().notNull(),
    attempts: integer('attempts').notNull(),
    writtenAt: instant('written_at').notNull(),
    dueAt: instant('due_at').notNull(),
    expiresAt: instant('expires_at'),
    reason: text('reason'),
  },
  (message) => [
    primaryKey({ columns: [message.storeId, message.id] }),
    index('outbox_due')
      .on(message.storeId, message.dueAt)
      .where(sql`${message.state} = 'waiting'`),
    index('outbox_written_at').on(message.storeId, message.writtenAt),
    check('outbox_state', sql`${message.state} in ('waiting', 'sent', 'expired', 'parked')`),
  ],
)

/** Verification codes of order numbers, by the number's hash. */
export const orderCodes = pgTable(
  'order_codes',
  {
    storeId: storeId(),
    key: text('key').$type<OrderCodeKey>().notNull(),
    codeName: text('code_name'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    sent: integer('sent').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (code) => [
    primaryKey({ columns: [code.storeId, code.key] }),
    index('order_codes_window_ends_at').on(code.storeId, code.windowEndsAt),
  ],
)
