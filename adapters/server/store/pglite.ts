import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import type { CallEndsAt, TurnLimits } from './turns.ts'
import { TURN_LIMITS, createTurns } from './turns.ts'

/**
 * `dataDir`: where the data lives, `null` for a database in memory. `migrationsDir`: the folder of the generated migrations. `turns`: what may
 * wait for the engine.
 */
export type PgliteOptions = {
  readonly dataDir: string | null
  readonly migrationsDir: string
  readonly turns?: TurnLimits
  /** Nothing is a call where it is left out. */
  readonly callEndsAt?: CallEndsAt
}

/**
 * Opens the database and brings it to the newest migration. Two processes on one folder overwrite each other without a word:
 * take the lock of the folder first (S30).
 */
export const openPglite = async ({
  dataDir,
  migrationsDir,
  turns: limits = TURN_LIMITS,
  callEndsAt = () => null,
}: PgliteOptions): Promise<OpenDatabase> => {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true })
  const client = await PGlite.create(dataDir === null ? {} : { dataDir })
  const db = drizzle(client)
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
