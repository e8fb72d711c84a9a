import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { ChangeId, ChangeState } from '#core/portal/service-change.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { instant } from './columns.ts'
import { storeId } from './store-id.ts'

const accountId = () => text('account_id').$type<AccountId>().notNull()
/** Customer accounts. `ends_on`: last day of the last service (then purgeable), null while one has no end. */
export const portalAccounts = pgTable(
  'portal_accounts',
  {
    storeId: storeId(),
    accountId: accountId(),
    account: jsonb('account').notNull(),
    owedCents: integer('owed_cents').$type<Cents>().notNull(),
    endsOn: date('ends_on', { mode: 'string' }).$type<PlainDate>(),
    changedAt: instant('changed_at').notNull(),
  },
  (account) => [
    primaryKey({ columns: [account.storeId, account.accountId] }),
    index('portal_accounts_ends_on')
      .on(account.storeId, account.endsOn)
      .where(sql`${account.endsOn} is not null`),
  ],
)

/** Changes of services with the figures that their holder confirmed: one per key of an account (I8). */
export const serviceChanges = pgTable(
  'service_changes',
  {
    storeId: storeId(),
    accountId: accountId(),
    id: text('id').$type<ChangeId>().notNull(),
    key: text('key').$type<IdempotencyKey>().notNull(),
    requestHash: text('request_hash').notNull(),
    state: text('state').$type<ChangeState>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    change: jsonb('change').notNull(),
  },
  (change) => [
    primaryKey({ columns: [change.storeId, change.accountId, change.id] }),
    uniqueIndex('service_changes_key').on(change.storeId, change.accountId, change.key),
    index('service_changes_requested_at').on(change.storeId, change.accountId, change.requestedAt),
    index('service_changes_age').on(change.storeId, change.requestedAt),
    index('service_changes_due')
      .on(change.storeId, change.dueAt)
      .where(sql`${change.state} = 'pending'`),
    check('service_changes_state', sql`${change.state} in ('pending', 'confirmed', 'withdrawn')`),
  ],
)
