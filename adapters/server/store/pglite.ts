import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'

/** `dataDir`: where the data lives, `null` for a database in memory. `migrationsDir`: the folder of the generated migrations. */
export type PgliteOptions = { readonly dataDir: string | null; readonly migrationsDir: string }

/**
 * Opens the database and brings it to the newest migration. Two processes on one folder overwrite each other without a word:
 * take the lock of the folder first (S30).
 */
export const openPglite = async ({ dataDir, migrationsDir }: PgliteOptions): Promise<OpenDatabase> => {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true })
  const client = await PGlite.create(dataDir === null ? {} : { dataDir })
  const db = drizzle(client)
  try {
    await migrate(db, { migrationsFolder: migrationsDir })
  } catch (error) {
    await client.close()
    throw error
  }
  return { db, close: () => client.close() }
}
