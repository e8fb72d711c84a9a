import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Brand } from '#core/brand/brand.ts'
import type { CardDecryption } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { createEmbeddedGateway } from '#adapters/orchestrator/pocket/gateway.ts'
import type { Network } from '#adapters/orchestrator/pocket/network/network.ts'
import { createPocket } from '#adapters/orchestrator/pocket/pocket.ts'
import { createServer } from './app.ts'
import { startRecovery } from './recovery-job.ts'
import type { SiteOptions } from './site-routes.ts'
import type { Database } from './store/database.ts'
import { openPglite } from './store/pglite.ts'
import { createSqlStore } from './store/sql-store.ts'

export type HostOptions = Pick<SiteOptions, 'site' | 'assetsDir' | 'renderOutcome'> & {
  /** Folder of the database, or null for one in memory. */
  readonly dataDir: string | null
  readonly migrationsDir: string
  readonly brand: () => Brand
  readonly network: Network
  readonly decryption: CardDecryption
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Puts something between the provider and its gateway. */
  readonly aroundGateway?: (gateway: PaymentGateway) => PaymentGateway
}

export type Host = {
  readonly app: FastifyInstance
  readonly db: Database
  /** Finishes what is under way, then closes the server and the database. */
  readonly close: () => Promise<void>
}

const random = { id: () => randomBytes(18).toString('base64url') }

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The pocket provider on its database, served: everything of the server but the address it listens on. */
export const openHost = async (options: HostOptions): Promise<Host> => {
  const { brand, network, clock, logger } = options
  const database = await openPglite({
    dataDir: options.dataDir,
    migrationsDir: options.migrationsDir,
  })
  const report = (err: unknown): void => logger.error({ err }, 'provider failed')
  const { store, ledger } = createSqlStore(database.db, report)
  const embedded = createEmbeddedGateway({
    ledger,
    decryption: options.decryption,
    clock,
    random,
    randomBytes,
  })
  const gateway = options.aroundGateway?.(embedded) ?? embedded
  const pocket = createPocket({ brand, network, store, gateway, clock, random, hash, report })
  const app = await createServer({ ...options, provider: pocket.provider, ping: store.ping })
  const recovery = startRecovery(pocket.recover, logger)
  return {
    app,
    db: database.db,
    close: async () => {
      await app.close()
      await recovery.stop()
      await database.close()
    },
  }
}
