import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Brand } from '#core/brand/brand.ts'
import type { CardDecryption } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { createEmbeddedGateway } from '#adapters/orchestrator/pocket/gateway.ts'
import type { Network } from '#adapters/orchestrator/pocket/network/network.ts'
import { createPocket } from '#adapters/orchestrator/pocket/pocket.ts'
import type { ServerOptions } from './app.ts'
import { createServer } from './app.ts'
import type { RateLimitOptions } from './rate-limit.ts'
import { PURGE_MS, RECOVERY_MS, startJob } from './recovery-job.ts'
import type { Database, OpenDatabase } from './store/database.ts'
import { openPglite } from './store/pglite.ts'
import { openPostgres } from './store/postgres.ts'
import { purge } from './store/purge.ts'
import type { SqlStore } from './store/sql-store.ts'
import { createSqlStore } from './store/sql-store.ts'
import { countIn } from './store/tally.ts'
import { systemRandom } from './system-random.ts'
import { watchGateway } from './watched-gateway.ts'

export type HostOptions = Pick<ServerOptions, 'site' | 'assetsDir' | 'renderOutcome' | 'edge'> & {
  /** Folder of the embedded database, or null for one in memory. */
  readonly dataDir: string | null
  /** A PostgreSQL database in place of the embedded one, as `postgres://…`. */
  readonly databaseUrl?: string | null
  readonly migrationsDir: string
  /** How many times as many calls are let through as their limits say; as many, unless it is said. */
  readonly limitFactor?: RateLimitOptions['factor']
  readonly brand: () => Brand
  readonly network: Network
  readonly decryption: CardDecryption
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Puts something between the provider and its gateway. */
  readonly aroundGateway?: (gateway: PaymentGateway) => PaymentGateway
  /** Puts something between the provider and what it keeps its records in. */
  readonly aroundStore?: (kept: SqlStore) => SqlStore
}

export type Host = {
  readonly app: FastifyInstance
  readonly db: Database
  /** A round of every job now, those aside that another process has just had. */
  readonly runJobs: () => Promise<void>
  /** Finishes what is under way, then closes the server and the database. */
  readonly close: () => Promise<void>
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const openDatabase = ({ databaseUrl, dataDir, migrationsDir }: HostOptions): Promise<OpenDatabase> =>
  typeof databaseUrl === 'string'
    ? openPostgres({ url: databaseUrl, migrationsDir })
    : openPglite({ dataDir, migrationsDir })

/** The pocket provider on its database, served: everything of the server but the address it listens on. */
export const openHost = async (options: HostOptions): Promise<Host> => {
  const { brand, network, clock, logger } = options
  const database = await openDatabase(options)
  const report = (err: unknown): void => logger.error({ err }, 'provider failed')
  const kept = createSqlStore(database.db, report)
  const { store, ledger } = options.aroundStore?.(kept) ?? kept
  const embedded = createEmbeddedGateway({
    ledger,
    decryption: options.decryption,
    clock,
    random: systemRandom,
    randomBytes,
  })
  const gateway = watchGateway(options.aroundGateway?.(embedded) ?? embedded, logger)
  const pocket = createPocket({ brand, network, store, gateway, clock, random: systemRandom, hash, report })
  const count = countIn(database.db)
  const rateLimit = { count, clock, factor: options.limitFactor ?? { session: 1, client: 1 } }
  const app = await createServer({ ...options, provider: pocket.provider, ping: store.ping, rateLimit })
  const jobs = [
    { name: 'recovery', everyMs: RECOVERY_MS, work: pocket.recover },
    { name: 'purge', everyMs: PURGE_MS, work: () => purge(database.db, clock.now()) },
  ].map((job) => startJob(job, { count, clock, log: logger }))
  return {
    app,
    db: database.db,
    runJobs: async () => void (await Promise.all(jobs.map((job) => job.round()))),
    close: async () => {
      await Promise.all([app.close(), ...jobs.map((job) => job.stop())])
      await database.close()
    },
  }
}
