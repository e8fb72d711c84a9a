import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Brand } from '#core/brand/brand.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { StoreTerms } from '#core/brand/store-terms.ts'
import { NO_TERMS } from '#core/brand/store-terms.ts'
import type { CardDecryption } from '#core/ports/card-encryption.ts'
import type { AffiliatePair } from '#core/affiliate/affiliate.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { createEmbeddedGateway } from '#adapters/orchestrator/pocket/gateway.ts'
import type { KeyDerivation } from '#adapters/orchestrator/pocket/gateway-keys.ts'
import type { OutboxParts } from '#adapters/orchestrator/pocket/outbox.ts'
import type { Network } from '#adapters/orchestrator/pocket/network/network.ts'
import type { Store } from '#adapters/orchestrator/pocket/store.ts'
import { createPocket } from '#adapters/orchestrator/pocket/pocket.ts'
import { POCKET_CONFIG } from '#adapters/orchestrator/pocket/pocket-config.ts'
import type { ServerOptions } from './app.ts'
import { createServer } from './app.ts'
import { jobsOf } from './jobs.ts'
import type { RateLimitOptions } from './rate-limit.ts'
import type { Job } from './recovery-job.ts'
import { startJob } from './recovery-job.ts'
import type { Database, OnQuery, OpenDatabase } from './store/database.ts'
import { openPglite } from './store/pglite.ts'
import { openPostgres } from './store/postgres.ts'
import type { Market } from './store/market.ts'
import type { SqlStore } from './store/sql-store.ts'
import { createSqlStore } from './store/sql-store.ts'
import { countIn } from './store/tally.ts'
import { currentRequest, requestFields } from './request-context.ts'
import { systemRandom } from './system-random.ts'
import { storeGauges } from './telemetry/store-gauges.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import { traceGateway } from './telemetry/traced-gateway.ts'
import { watchStore } from './telemetry/watched-store.ts'
import { watchGateway } from './watched-gateway.ts'

export type HostOptions = Pick<ServerOptions, 'site' | 'assetsDir' | 'renderOutcome' | 'edge'> & {
  /** Folder of the embedded database, or null for one in memory. */
  readonly dataDir: string | null
  /** A PostgreSQL database in place of the embedded one, as `postgres://…`. */
  readonly databaseUrl?: string | null
  readonly migrationsDir: string
  /** Which of the stores on the database this is; the one it holds, unless it is said. */
  readonly market?: Market
  /** How many times as many calls are let through as their limits say; as many, unless it is said. */
  readonly limitFactor?: RateLimitOptions['factor']
  readonly brand: () => Brand
  /** What the mobile shop shows, in its order; nothing where it is left out. */
  readonly devices?: readonly ProductDetail[]
  /** What of the brand no page holds; a brand may have none. */
  readonly terms?: () => StoreTerms
  readonly network: Network
  /** Suggests and spells addresses in place of the network. */
  readonly addressService?: AddressService | null
  readonly decryption: CardDecryption
  readonly clock: Clock
  /** What windows of limits and turns of jobs are measured by, in place of the database's clock: for tests whose clock stands still. */
  readonly countingClock?: Clock
  /** Sees each statement as it is sent to the database; for tests. */
  readonly onQuery?: OnQuery
  /** With the keys that prices are sealed with; every process on one database has the same. */
  readonly digest: Digest
  /** With the master secrets of payment keys; every process on one database has the same. */
  readonly keyDerivation: KeyDerivation
  readonly logger: FastifyBaseLogger
  /** How buyers are told of their orders; without it messages are written, and wait. */
  readonly messages?: Pick<OutboxParts, 'render' | 'sender'> & {
    /** Removes what the sender has stored for longer than its retention period. */
    readonly purge?: (now: EpochMs) => Promise<void>
  }
  /** The affiliates of the brand, by the parameters their visitors come with; none unless they are given. */
  readonly affiliates?: readonly AffiliatePair[]
  /** An outside verifier of people, in place of challenges of the provider's own. */
  readonly humanVerification?: HumanVerification
  /** Takes money in place of the embedded gateway. */
  readonly gateway?: PaymentGateway
  /** Puts something between the provider and its gateway. */
  readonly aroundGateway?: (gateway: PaymentGateway) => PaymentGateway
  /** Where the host tells what it is up to; closed with it. */
  readonly telemetry?: Telemetry | null
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

const openDatabase = ({
  databaseUrl,
  dataDir,
  migrationsDir,
  onQuery,
}: HostOptions): Promise<OpenDatabase> => {
  const shared = { migrationsDir, ...(onQuery && { onQuery }) }
  return typeof databaseUrl === 'string'
    ? openPostgres({ url: databaseUrl, ...shared })
    : openPglite({ dataDir, ...shared, callEndsAt: () => currentRequest()?.endsAt ?? null })
}

type Told = { readonly store: Store; readonly gateway: PaymentGateway }

/** The same store and gateway, told of where somebody listens. */
const toldTo = (telemetry: Telemetry | null, { store, gateway }: Told): Told => {
  if (telemetry === null) return { store, gateway }
  const { tracing } = telemetry
  return {
    store: watchStore(store, telemetry),
    gateway: tracing === null ? gateway : traceGateway(gateway, tracing),
  }
}

const traced = (job: Job, telemetry: Telemetry | null): Job => {
  const tracing = telemetry?.tracing ?? null
  return tracing === null ? job : { ...job, work: () => tracing.inSpan(`job ${job.name}`, job.work) }
}

/** The pocket provider on its database, served: everything of the server but the address it listens on. */
export const openHost = async (options: HostOptions): Promise<Host> => {
  const { brand, devices = [], network, clock, digest, logger, terms = () => NO_TERMS, market } = options
  const database = await openDatabase(options)
  const report = (err: unknown): void => logger.error({ err, ...requestFields() }, 'provider failed')
  const kept = createSqlStore(database.db, report, market)
  const { store, ledger } = options.aroundStore?.(kept) ?? kept
  const embedded = createEmbeddedGateway({
    ledger,
    decryption: options.decryption,
    clock,
    random: systemRandom,
    derivation: options.keyDerivation,
    // Late charges are the conduct of test cards alone: nobody stays up for them.
    later: (ms, work) => void setTimeout(() => void work(), ms).unref(),
  })
  const chosen = options.gateway ?? embedded
  const gateway = watchGateway(options.aroundGateway?.(chosen) ?? chosen, logger)
  const told = toldTo(options.telemetry ?? null, { store, gateway })
  const { addressService, messages } = options
  const pocket = createPocket({
    brand,
    terms,
    devices,
    network,
    ...(addressService && { addressService }),
    ...told,
    clock,
    random: systemRandom,
    hash,
    digest,
    report,
    config: { carriesSms: messages?.sender.carriesSms ?? false },
    ...(options.affiliates === undefined ? {} : { affiliates: options.affiliates }),
    ...(options.humanVerification === undefined ? {} : { humanVerification: options.humanVerification }),
  })
  const count = countIn(database.db, market, options.countingClock)
  const rateLimit = {
    count,
    clock,
    factor: options.limitFactor ?? { session: 1, client: 1 },
    sessions: pocket.sessions,
  }
  const app = await createServer({
    ...options,
    provider: pocket.provider,
    ping: database.ping,
    isBusy: database.isBusy,
    rateLimit,
  })
  const outbox =
    messages === undefined ? null : { store, clock, report, render: messages.render, sender: messages.sender }
  const jobs = jobsOf({
    pocket,
    db: database.db,
    market,
    clock,
    outbox,
    log: logger,
    purgeMessages: messages?.purge,
  }).map((job) => startJob(traced(job, options.telemetry ?? null), { count, log: logger }))
  const { db, poolUse } = database
  const { doubtMs } = POCKET_CONFIG
  options.telemetry?.addGauges(storeGauges({ db, clock, doubtMs, ...(poolUse && { poolUse }) }))
  return {
    app,
    db: database.db,
    runJobs: async () => void (await Promise.all(jobs.map((job) => job.round()))),
    close: async () => {
      await Promise.all([app.close(), ...jobs.map((job) => job.stop())])
      await options.telemetry?.close()
      await database.close()
    },
  }
}
