import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig, PoolClient, PoolConfig } from 'pg'
import { Client, Pool } from 'pg'
import type { OnQuery, OpenDatabase, PoolUse } from './database.ts'
import { codeOf, drizzleOptions, withoutValues } from './database.ts'
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

/** Pauses between attempts at the first connection, in ms: a database that starts too needs some seconds. */
const FIRST_PAUSES_MS = [500, 1_000, 2_000, 4_000] as const

/** Errors of a database that does not accept connections yet: it starts, or host or network is unreachable. */
const NOT_YET =
  /^(?:57P03|53300|08\d{3}|E(?:CONN\w+|HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|NOENT))$/

/** `url`: `postgres://…`, whose query may contain `sslmode`. `migrationsDir`: the generated migrations. */
export type PostgresOptions = {
  readonly url: string
  readonly migrationsDir: string
  readonly onQuery?: OnQuery
  /** Waits some ms; without it, on the timer of the process. */
  readonly pause?: (ms: number) => Promise<void>
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

/** Returns connection settings without the URL, which the pool would expose. One timeout for waiting and connecting. */
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
  // Lost connections are replaced on demand; their statements fail. An unhandled `error` event would end Node.
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  limitLeases(pool)
  return pool
}

/** Runs the work; again after each pause while the database does not accept connections. Throws without values. */
const onceAccepting = async (
  work: () => Promise<void>,
  pause: (ms: number) => Promise<void>,
  [pauseMs, ...pauses]: readonly number[] = FIRST_PAUSES_MS,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (pauseMs === undefined || !NOT_YET.test(codeOf(error))) throw withoutValues(error)
    await pause(pauseMs)
    await onceAccepting(work, pause, pauses)
  }
}

/**
 * Opens a PostgreSQL pool and migrates. Every wait is bounded: one second to connect (five at first), three for a free
 * connection, five for a statement. The first connection is attempted five times. Rejects when the database cannot be
 * reached, or when the role has no right to a missing migration. The error does not contain the URL.
 */
export const openPostgres = async ({
  url,
  migrationsDir,
  onQuery,
  pause = wait,
}: PostgresOptions): Promise<OpenDatabase> => {
  const config = { connectionString: url, connectionTimeoutMillis: FIRST_CONNECT_MS }
  await onceAccepting(() => migratePostgres(config, migrationsDir), pause)
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
