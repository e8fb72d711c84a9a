import type { Database } from '#adapters/server/store/database.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { emptyTables } from '#test/adapters/server/store/empty-tables.ts'
import type { Harness } from './harness.ts'
import { type ProviderHarness, providerHarness } from './provider.harness.ts'

/** The reference provider over a migrated SQL database, emptied first. */
export const sqlProvider = async (db: Database): Promise<ProviderHarness> => {
  await emptyTables(db)
  const report = (defect: unknown): void => {
    throw defect
  }
  return providerHarness(createSqlStore(db, report))
}

export const sqlHarness = async (db: Database): Promise<Harness> => (await sqlProvider(db)).harness
