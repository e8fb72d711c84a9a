import { readMigrationFiles } from 'drizzle-orm/migrator'
import { codeOf } from './database.ts'

type Query = (text: string) => Promise<{ readonly rows: readonly unknown[] }>
type AppliedMigration = { readonly hash: string; readonly created_at: string | number }

/** The migration table of drizzle. */
const APPLIED = 'select hash, created_at from drizzle.__drizzle_migrations order by created_at'
/** Unknown schema and unknown table. */
const UNDEFINED_CODES = new Set(['3F000', '42P01'])

const appliedIn = async (query: Query): Promise<readonly AppliedMigration[]> => {
  try {
    return (await query(APPLIED)).rows as readonly AppliedMigration[]
  } catch (error) {
    if (UNDEFINED_CODES.has(codeOf(error))) return []
    throw error
  }
}

/**
 * Checks whether a database has the newest migration of a folder; it only reads. Throws for a database of an earlier
 * version, which began with another migration and cannot be brought to this one.
 */
export const isUpToDate = async (query: Query, migrationsDir: string): Promise<boolean> => {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsDir })
  const applied = await appliedIn(query)
  const [first] = applied
  if (first !== undefined && first.hash !== migrations[0]?.hash)
    throw new Error(
      'this database was written by an earlier version: delete its data (DATA_DIR or DATABASE_URL), or choose another place for it',
    )
  return Number(applied.at(-1)?.created_at ?? -1) >= (migrations.at(-1)?.folderMillis ?? 0)
}
