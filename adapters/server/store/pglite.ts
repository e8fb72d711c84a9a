import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { closeDataFolder } from './data-folder.ts'
import type { OnQuery, OpenDatabase } from './database.ts'
import { drizzleOptions } from './database.ts'
import { SyncedNodeFS, syncNewFolder } from './synced-node-fs.ts'
import type { CallEndsAt, TurnLimits } from './turns.ts'
import { TURN_LIMITS, createTurns } from './turns.ts'

/**
 * `dataDir`: where the data lives, `null` for a database in memory. `migrationsDir`: the folder of the generated migrations. `turns`: what may
 * wait for the engine.
 */
export type PgliteOptions = {
  readonly dataDir: string | null
  readonly migrationsDir: string
  readonly onQuery?: OnQuery
  readonly turns?: TurnLimits
  /** Nothing is a call where it is left out. */
  readonly callEndsAt?: CallEndsAt
}

/**
 * PGlite starts with fsync off. On, it has to sync the log with `fsync`: of what `fdatasync`, the default, asks for, this build does
 * nothing.
 */
const SYNCED = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

const openFolder = async (dataDir: string): Promise<PGlite> => {
  await closeDataFolder(dataDir)
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'))
  const client = await PGlite.create({ fs: new SyncedNodeFS(dataDir), startParams: SYNCED })
  // The engine gives what it copies there rights of its own, whatever the umask.
  await closeDataFolder(dataDir)
  if (isNew) syncNewFolder(dataDir)
  return client
}

/**
 * Opens the database and brings it to the newest migration. What it acknowledges is on the disk, and its folder is its owner's alone. Two
 * processes on one folder overwrite each other without a word: take the lock of the folder first (S30).
 */
export const openPglite = async ({
  dataDir,
  migrationsDir,
  onQuery,
  turns: limits = TURN_LIMITS,
  callEndsAt = () => null,
}: PgliteOptions): Promise<OpenDatabase> => {
  const client = await (dataDir === null ? PGlite.create() : openFolder(dataDir))
  const db = drizzle(client, drizzleOptions(onQuery))
  try {
    await migrate(db, { migrationsFolder: migrationsDir })
  } catch (error) {
    await client.close()
    throw error
  }
  const turns = createTurns(limits, callEndsAt)
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  // The engine would let any number of calls wait, and each for any time.
  const inTurn = {
    query: (...args: Parameters<typeof query>) => turns.take(() => query(...args)),
    transaction: (...args: Parameters<typeof transaction>) => turns.take(() => transaction(...args)),
  }
  Object.assign(client, inTurn)
  return {
    db,
    ping: async () => void (await turns.takeNext(() => query('select 1'))),
    isBusy: () => turns.waiting() > 0,
    close: () => client.close(),
  }
}
