import type { Database } from '#adapters/server/store/database.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { emptyTables } from '#test/adapters/server/store/empty-tables.ts'
import type { Harness } from './harness.ts'
import type { PocketHarness } from './pocket.harness.ts'
import { pocketHarness } from './pocket.harness.ts'

/** The pocket provider over a migrated SQL database, emptied first. */
export const sqlPocket = async (db: Database): Promise<PocketHarness> => {
  await emptyTables(db)
  const report = (defect: unknown): void => {
    throw defect
  }
  return pocketHarness(createSqlStore(db, report))
}

export const sqlHarness = async (db: Database): Promise<Harness> => (await sqlPocket(db)).harness
