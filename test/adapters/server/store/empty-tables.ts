import type { Database } from '#adapters/server/store/database.ts'
import { tables } from './schemas.ts'

/** Takes every row out of a database. */
export const emptyTables = async (db: Database): Promise<void> => {
  for (const table of tables) await db.delete(table)
}
