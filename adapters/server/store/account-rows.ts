import { and, eq } from 'drizzle-orm'
import type { AccountChanges, AccountKey, AccountMethods } from '#adapters/provider/store/store.account.ts'
import { NO_ACCOUNT_CHANGES } from '#adapters/provider/store/store.account.ts'
import { accountChanges as changes } from './account-schema.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { cartLines } from './stored/cart.stored.ts'
import { readStored } from './stored/read-stored.ts'

type Row = typeof changes.$inferSelect

const changesIn = (row: Row | undefined): AccountChanges =>
  row === undefined
    ? NO_ACCOUNT_CHANGES
    : { settled: row.settledCents, added: readStored(cartLines, row.added, 'account_changes') }

export const accountRows = (db: Database, storeId: StoreId): AccountMethods => {
  const isOf = (key: AccountKey) => and(eq(changes.storeId, storeId), eq(changes.key, key))
  return {
    accountChangesOf: async (key) => {
      const [row] = await db.select().from(changes).where(isOf(key))
      return changesIn(row)
    },
    // Inserts before it reads: there is always a row to lock.
    lockAccountChanges: async (key, now) => {
      const { settled, added } = NO_ACCOUNT_CHANGES
      await db
        .insert(changes)
        .values({ storeId, key, settledCents: settled, added, changedAt: now })
        .onConflictDoNothing({ target: [changes.storeId, changes.key] })
      const [row] = await db.select().from(changes).where(isOf(key)).for('update')
      return changesIn(row)
    },
    saveAccountChanges: async (key, { settled, added }, now) => {
      await db.update(changes).set({ settledCents: settled, added, changedAt: now }).where(isOf(key))
    },
  }
}
