import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AccountKey } from '#adapters/provider/store/store.account.ts'
import type { Cents } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { storeId } from './store-id.ts'

/** What orders settle of the balance of an account and add to its equipment, by the hash of its place. */
export const accountChanges = pgTable(
  'account_changes',
  {
    storeId: storeId(),
    key: text('key').$type<AccountKey>().notNull(),
    settledCents: integer('settled_cents').$type<Cents>().notNull(),
    added: jsonb('added').notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).$type<EpochMs>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.storeId, row.key] }),
    index('account_changes_changed_at').on(row.storeId, row.changedAt),
  ],
)
