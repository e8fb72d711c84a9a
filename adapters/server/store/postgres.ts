import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import { Client, Pool } from 'pg'
import type { OnQuery, OpenDatabase, PoolUse } from './database.ts'
import { drizzleOptions, withoutValues } from './database.ts'
import { migratePostgres } from './postgres-migration.ts'

/** Connections of one process. */
export const CONNECTIONS = 10
/** Longest time to open a connection, in ms (S32). It does not apply at the start of a process, where no call waits. */
const CONNECT_MS = 1_000
const FIRST_CONNECT_MS = 5_000
/** Longest wait for a connection of the pool, in ms; with the statement it stays within the five seconds of a call. */
const WAIT_MS = 3_000
/** Statement time-out, waiting for locks included, in ms (S18). */
const STATEMENT_MS = 5_000
/** After this pause within a transaction, in ms, the server ends the connection and releases its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000
/** How long work may use a connection, in ms: longer than a statement, for a network that drops all packets (F8). */
const LEASE_MS = 6_000

/** `url`: `postgres://…`, whose query may contain `sslmode`. `migrationsDir`: the folder of the generated migrations. */
export type PostgresOptions = {
  readonly url: string
  readonly migrationsDir: string
  readonly onQuery?: OnQuery
}

/** Ends a connection that is used for too long, which fails its current statement. */
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

/** Returns connection settings without the URL: the pool exposes its settings, and it has one time-out for waiting and connecting. */
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
  // Lost connections are replaced on demand, and their statement fails on its own. An `error` event without a listener would end Node.
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  limitLeases(pool)
  return pool
}

/**
 * Opens a connection pool on a PostgreSQL database and migrates it. Every wait is bounded: one second to connect (five at first), three for a free
 * connection, five for a statement. Rejects when the database cannot be reached, or when the role has no right to a missing migration. The error does
 * not contain the URL.
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
  // Health checks use their own connection, because visitors may use up the pool (S37).
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
