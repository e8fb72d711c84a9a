import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import { Client, Pool } from 'pg'
import type { OnQuery, OpenDatabase, PoolUse } from './database.ts'
import { drizzleOptions, withoutValues } from './database.ts'
import { migratePostgres } from './postgres-migration.ts'

/** Connections of one process at most. */
export const CONNECTIONS = 10
/** What opening a connection may take, in ms (S32); at the start of a process nobody waits for an answer. */
const CONNECT_MS = 1_000
const FIRST_CONNECT_MS = 5_000
/** How long work waits for a connection of the pool, in ms; with what follows it stays within the five seconds of its caller. */
const WAIT_MS = 3_000
/** What one statement may take, waiting for locks included, in ms (S18). */
const STATEMENT_MS = 5_000
/** After this pause within a transaction, in ms, the server takes its process for dead and gives its locks to others. */
const IDLE_IN_TRANSACTION_MS = 10_000
/** How long work may keep a connection, in ms: longer than a statement, for where the network swallows every word (F8). */
const LEASE_MS = 6_000

/** `url`: `postgres://…`, with `sslmode` as its query says. `migrationsDir`: the folder of the generated migrations. */
export type PostgresOptions = {
  readonly url: string
  readonly migrationsDir: string
  readonly onQuery?: OnQuery
}

/** A connection that is kept too long is ended, which fails the statement it waits for. */
const limitLeases = (pool: Pool): void => {
  const leases = new WeakMap<PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    leases.set(
      client,
      setTimeout(() => void client.end(), LEASE_MS),
    )
  })
  pool.on('release', (_error, client) => clearTimeout(leases.get(client)))
}

/** The pool knows one time-out for waiting and for connecting, and shows its settings to whoever writes it out: it gets no URL. */
const clientOf = (url: string) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: url, connectionTimeoutMillis: CONNECT_MS })
    }
  }

const createPool = (url: string, settings: PoolConfig = {}): Pool => {
  const pool = new Pool({
    Client: clientOf(url),
    fallback_application_name: 'escaparate',
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...settings,
  })
  // Lost connections are replaced when one is needed; the statement that was on one fails by itself. An error nobody hears ends Node.
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  limitLeases(pool)
  return pool
}

/**
 * Opens a pool on a PostgreSQL database that is brought to the newest migration. Whatever it waits for ends: connecting after one
 * second (five at first), a free connection after three, a statement after five. Rejects without a word of the URL when the database cannot be
 * reached, or may not be migrated with the rights of the URL's role.
 */
export const openPostgres = async ({
  url,
  migrationsDir,
  onQuery,
}: PostgresOptions): Promise<OpenDatabase> => {
  try {
    await migratePostgres({ connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS }, migrationsDir)
  } catch (error) {
    throw withoutValues(error)
  }
  const pool = createPool(url)
  const poolUse = (): PoolUse => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  // Whether the database is there is asked on a connection of its own: visitors may use up the pool (S37).
  const health = createPool(url, {
    max: 1,
    statement_timeout: CONNECT_MS,
    connectionTimeoutMillis: CONNECT_MS,
  })
  return {
    db: drizzle(pool, drizzleOptions(onQuery)),
    poolUse,
    ping: async () => {
      try {
        await health.query('select 1')
      } catch (error) {
        throw withoutValues(error)
      }
    },
    isBusy: () => pool.waitingCount > 0,
    close: async () => void (await Promise.all([pool.end(), health.end()])),
  }
}
