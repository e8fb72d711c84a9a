import { sql } from 'drizzle-orm'
import type { Database } from '#adapters/server/store/database.ts'
import { tables } from './schemas.ts'

const deletions = tables.map((table, index) => sql`${sql.identifier(`t${index}`)} as (delete from ${table})`)

/** Deletes all rows of a database in one statement: one for each table takes eight times as long. */
export const emptyTables = async (db: Database): Promise<void> =>
  void (await db.execute(sql`with ${sql.join(deletions, sql`, `)} select 1`))
