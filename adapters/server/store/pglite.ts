import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { isUpToDate } from './applied-migrations.ts'
import { closeDataFolder } from './data-folder.ts'
import type { OnQuery, OpenDatabase } from './database.ts'
import { drizzleOptions } from './database.ts'
import { SyncedNodeFS, syncNewFolder } from './synced-node-fs.ts'
import type { CurrentCall, WorkQueueLimits } from './work-queue.ts'
import { WORK_QUEUE_LIMITS, createWorkQueue } from './work-queue.ts'

/**
 * `dataDir`: the data folder, or `null` for a database in memory. `migrationsDir`: the folder of the generated
 * migrations. `turns`: limits of the work that waits for the engine.
 */
export type PgliteOptions = {
  readonly dataDir: string | null
  readonly migrationsDir: string
  /** Dump of a migrated database for one in memory; loading it is faster than running the migrations. */
  readonly template?: Blob
  readonly onQuery?: OnQuery
  readonly turns?: WorkQueueLimits
  /** Without it all work counts as that of a job. */
  readonly currentCall?: CurrentCall
}

/** PGlite starts with fsync off. This turns it on with method `fsync`: here the default `fdatasync` has no effect. */
const SYNCED = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

const openFolder = async (dataDir: string): Promise<PGlite> => {
  await closeDataFolder(dataDir)
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'))
  const client = await PGlite.create({ fs: new SyncedNodeFS(dataDir), startParams: SYNCED })
  // The engine sets its own permissions on the files that it copies and ignores the umask.
  await closeDataFolder(dataDir)
  if (isNew) syncNewFolder(dataDir)
  return client
}

/**
 * Opens the database and migrates it. Acknowledged writes are on disk; only the owner has access. Two processes
 * on one folder would silently corrupt it: lock the folder first (S30). Throws for a database of an earlier version.
 */
export const openPglite = async ({
  dataDir,
  migrationsDir,
  template,
  onQuery,
  turns: limits = WORK_QUEUE_LIMITS,
  currentCall = () => null,
}: PgliteOptions): Promise<OpenDatabase> => {
  const client = await (dataDir === null
    ? PGlite.create(template === undefined ? {} : { loadDataDir: template })
    : openFolder(dataDir))
  const db = drizzle(client, drizzleOptions(onQuery))
  try {
    if (!(await isUpToDate((text) => client.query(text), migrationsDir)))
      await migrate(db, { migrationsFolder: migrationsDir })
  } catch (error) {
    await client.close()
    throw error
  }
  const queue = createWorkQueue(limits, currentCall)
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  // The engine itself does not limit how many calls wait, or for how long.
  const inTurn = {
    query: (...args: Parameters<typeof query>) => queue.take(() => query(...args)),
    transaction: (...args: Parameters<typeof transaction>) => queue.take(() => transaction(...args)),
  }
  Object.assign(client, inTurn)
  return {
    db,
    ping: async () => void (await queue.takeNext(() => query('select 1'))),
    isBusy: () => queue.waiting() > 0,
    close: () => client.close(),
  }
}
