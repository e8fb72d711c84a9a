import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { PortalMethods } from '#adapters/provider/store/store.portal.ts'
import type { AccountId, PortalAccount } from '#core/portal/portal-account.ts'
import type { ChangeId, ServiceChange } from '#core/portal/service-change.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import { portalAccounts as accounts, serviceChanges as changes } from './portal-schema.ts'
import { orders } from './schema.ts'
import type { StoreId } from './store-id.ts'
import { serviceChange } from './stored/change.stored.ts'
import { portalAccount } from './stored/portal-account.stored.ts'
import { readStored } from './stored/read-stored.ts'

type AccountRow = Pick<typeof accounts.$inferSelect, 'accountId' | 'account' | 'owedCents'>

const accountIn = (row: AccountRow | undefined): PortalAccount | null =>
  row === undefined
    ? null
    : {
        ...readStored(portalAccount, row.account, `portal_accounts/${row.accountId}`),
        accountId: row.accountId,
        owed: row.owedCents,
      }

const changeIn = (row: { readonly id: ChangeId; readonly change: unknown }): ServiceChange =>
  readStored(serviceChange, row.change, `service_changes/${row.id}`)

/** Returns the last day of the last service; null if one has no end. Without services: the day of the instant. */
const endOf = ({ services, utcOffsetMinutes }: PortalAccount, now: EpochMs): PlainDate | null => {
  const ends = services.map(({ until }) => until)
  const known = ends.filter((until) => until !== null)
  if (known.length < ends.length) return null
  return known.reduce((last, until) => (until > last ? until : last), dateAt(now, utcOffsetMinutes))
}

/** Returns the columns of an account. */
const columnsOf = (given: PortalAccount, now: EpochMs) => {
  const { accountId: _, owed, ...account } = given
  return { account, owedCents: owed, endsOn: endOf(given, now), changedAt: now }
}

type AccountMethods = Pick<
  PortalMethods,
  'portalAccountOf' | 'lockPortalAccount' | 'insertPortalAccount' | 'savePortalAccount'
>

const accountRows = (db: Database, storeId: StoreId): AccountMethods => {
  const isOf = (accountId: AccountId) => and(eq(accounts.storeId, storeId), eq(accounts.accountId, accountId))
  return {
    portalAccountOf: async (accountId) => {
      const [row] = await db.select().from(accounts).where(isOf(accountId))
      return accountIn(row)
    },
    lockPortalAccount: async (accountId) => {
      const [row] = await db.select().from(accounts).where(isOf(accountId)).for('update')
      return accountIn(row)
    },
    insertPortalAccount: async (account, now) => {
      const inserted = await db
        .insert(accounts)
        .values({ storeId, accountId: account.accountId, ...columnsOf(account, now) })
        .onConflictDoNothing({ target: [accounts.storeId, accounts.accountId] })
        .returning({ accountId: accounts.accountId })
      return inserted.length > 0
    },
    savePortalAccount: async (account, now) => {
      await db.update(accounts).set(columnsOf(account, now)).where(isOf(account.accountId))
    },
  }
}

type ChangeMethods = Omit<PortalMethods, keyof AccountMethods | 'saveOrderReceipt'>

const changeRows = (db: Database, storeId: StoreId): ChangeMethods => {
  const isOf = (accountId: AccountId) => and(eq(changes.storeId, storeId), eq(changes.accountId, accountId))
  return {
    changesOf: async (accountId, limit) => {
      const rows = await db
        .select({ id: changes.id, change: changes.change })
        .from(changes)
        .where(isOf(accountId))
        .orderBy(desc(changes.requestedAt), desc(changes.id))
        .limit(limit)
      return rows.map(changeIn)
    },
    changeOf: async (accountId, id) => {
      const [row] = await db
        .select({ id: changes.id, change: changes.change })
        .from(changes)
        .where(and(isOf(accountId), eq(changes.id, id)))
      return row === undefined ? null : changeIn(row)
    },
    changeWithKey: async (accountId, key) => {
      const [row] = await db
        .select({ id: changes.id, requestHash: changes.requestHash, change: changes.change })
        .from(changes)
        .where(and(isOf(accountId), eq(changes.key, key)))
      return row === undefined ? null : { requestHash: row.requestHash, change: changeIn(row) }
    },
    insertChange: async (accountId, { key, requestHash, change, dueAt }) => {
      const { id, state, requestedAt } = change
      await db
        .insert(changes)
        .values({ storeId, accountId, id, key, requestHash, state, requestedAt, dueAt, change })
    },
    saveChange: async (accountId, change) => {
      await db
        .update(changes)
        .set({ state: change.state, change })
        .where(and(isOf(accountId), eq(changes.id, change.id)))
    },
    dueChanges: (now, limit) =>
      db
        .select({ accountId: changes.accountId, changeId: changes.id })
        .from(changes)
        .where(and(eq(changes.storeId, storeId), eq(changes.state, 'pending'), lte(changes.dueAt, now)))
        .orderBy(asc(changes.dueAt), asc(changes.id))
        .limit(limit),
  }
}

/** Returns the methods of customer accounts, their changes, and the orders whose visit they move. */
export const portalRows = (db: Database, storeId: StoreId): PortalMethods => ({
  ...accountRows(db, storeId),
  ...changeRows(db, storeId),
  // A receipt that retention or its buyer has cleared stays cleared.
  saveOrderReceipt: async (owner, orderNumber, receipt) => {
    await db
      .update(orders)
      .set({ receipt })
      .where(
        and(
          eq(orders.storeId, storeId),
          eq(orders.owner, owner),
          eq(orders.orderNumber, orderNumber),
          isNotNull(orders.receipt),
        ),
      )
  },
})
