import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Brand } from '#core/brand/brand.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import { NO_TERMS } from '#core/brand/merchandising-data.ts'
import type { CardDecryption } from '#core/ports/card-encryption.ts'
import type { AffiliatePair } from '#core/affiliate/affiliate.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { Flags } from '#core/ports/flags.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import type { KeyDerivation } from '#adapters/provider/gateway/gateway-keys.ts'
import type { OutboxParts } from '#adapters/provider/order/outbox.ts'
import type { Network } from '#adapters/provider/network/network.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import type { Provider } from '#adapters/provider/provider.ts'
import { createProvider } from '#adapters/provider/provider.ts'
import type { ProviderConfig } from '#adapters/provider/provider-config.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { ServerOptions } from './http/app.ts'
import { createServer } from './http/app.ts'
import type { PortalHost, PortalHostOptions } from './identity/portal-host.ts'
import { createPortalHost } from './identity/portal-host.ts'
import { jobsOf } from './jobs/jobs.ts'
import type { RateLimitOptions, WaitOf } from './http/rate-limit.ts'
import type { Job } from './jobs/job.ts'
import { startJob } from './jobs/job.ts'
import type { Database, OnQuery, OpenDatabase } from './store/database.ts'
import { openPglite } from './store/pglite.ts'
import { openPostgres } from './store/postgres.ts'
import type { StoreId } from './store/store-id.ts'
import type { SqlStore } from './store/sql-store.ts'
import { createSqlAnalytics } from './store/sql-analytics.ts'
import { createSqlStore } from './store/sql-store.ts'
import type { Count } from './store/counter.ts'
import { countIn } from './store/counter.ts'
import { portalSessionRows } from './store/portal-session-rows.ts'
import { currentRequest, requestFields } from './http/request-context.ts'
import { systemRandom } from './system-random.ts'
import { createPageLog } from './telemetry/page-log.ts'
import { storeGauges } from './telemetry/store-gauges.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import { traceGateway } from './telemetry/traced-gateway.ts'
import { watchStore } from './telemetry/watched-store.ts'
import { watchGateway } from './telemetry/watched-gateway.ts'

/** What an embedded identity provider gets from its host. */
export type IdentityProviderParts = {
  readonly db: Database
  readonly store: Store
  readonly count: Count
  readonly report: (error: unknown) => void
  /** Returns the account of a placed order for the buyer with its e-mail address; null for anybody else (PTL-23). */
  readonly accountOfOrder: Provider['accountOfOrder']
  /** The rate limit of a client on its pages; null without one. */
  readonly wait: WaitOf | null
}

export type HostOptions = Pick<
  ServerOptions,
  | 'site'
  | 'assetsDir'
  | 'renderOutcome'
  | 'renderCheck'
  | 'renderSavings'
  | 'renderFollowUp'
  | 'renderMissing'
  | 'findDevice'
  | 'links'
  | 'mobile'
  | 'internalPages'
  | 'partners'
  | 'edge'
  | 'widget'
> & {
  /** Folder of the embedded database, or null for one in memory. */
  readonly dataDir: string | null
  /** URL of a PostgreSQL database, which replaces the embedded one. */
  readonly databaseUrl?: string | null
  readonly migrationsDir: string
  /** A dump that a database in memory is loaded from; for tests. */
  readonly template?: Blob
  /** The store of this host, where several share the database. The default store if left out. */
  readonly storeId?: StoreId
  /** Multiplies the rate limits; 1 if left out. */
  readonly limitFactor?: RateLimitOptions['factor']
  /** Whether the checkout asks about the Affordable Connectivity Program; by default not (CHK-09). */
  readonly isAcpEnabled?: boolean
  /** Whether homes that billing does not know can buy, in new sessions; off if left out. */
  readonly sellsNotInBiller?: boolean
  /** The variants of the experiments in new sessions; the control of each if left out. */
  readonly flags?: Flags
  readonly brand: () => Brand
  /** The devices of the mobile shop, in display order; none if left out. */
  readonly devices?: readonly ProductDetail[]
  /** The merchandising data of the brand, which no page contains; none if left out. */
  readonly terms?: () => MerchandisingData
  readonly network: Network
  /** An external address service; if left out, the network suggests addresses. */
  readonly addressService?: AddressService | null
  readonly decryption: CardDecryption
  readonly clock: Clock
  /** Clock of rate-limit windows and job turns, instead of the database's. For tests whose clock does not advance. */
  readonly countingClock?: Clock
  /** Receives each statement as it is sent to the database; for tests. */
  readonly onQuery?: OnQuery
  /** Holds the keys that seal prices. All processes on one database share them. */
  readonly digest: Digest
  /** Holds the master secrets of payment keys. All processes on one database share them. */
  readonly keyDerivation: KeyDerivation
  readonly logger: FastifyBaseLogger
  /** Renders and sends messages to buyers. Without it messages stay in the outbox. */
  readonly messages?: Pick<OutboxParts, 'render' | 'sender'> & {
    /** Removes messages that the sender has stored for longer than their retention period. */
    readonly purge?: (now: EpochMs) => Promise<void>
  }
  /** The affiliates of the brand, found by the URL parameters of their visitors; none if left out. */
  readonly affiliates?: readonly AffiliatePair[]
  /** An external human verification service; if left out, the provider issues its own challenges. */
  readonly humanVerification?: HumanVerification
  /** A payment gateway; if left out, the embedded one. */
  readonly gateway?: PaymentGateway
  /** Wraps the gateway; for tests. */
  readonly aroundGateway?: (gateway: PaymentGateway) => PaymentGateway
  /** The login of the customer portal. Without it nobody signs in, and its link opens the account page of the brand. */
  readonly portal?: PortalHostOptions | null
  /** Opens the embedded identity provider over the database of this host; null if another one serves. */
  readonly openIdentityProvider?: ((parts: IdentityProviderParts) => Promise<FastifyPluginAsync>) | null
  /** Whether the accounts for demonstrations exist; not if left out. */
  readonly hasDemoAccounts?: boolean
  /** Whether the portal requires a second factor, and whether its account guard is on; both if left out. */
  readonly portalFlags?: Pick<ProviderConfig, 'isMfaOn' | 'areCusRoutesOn'>
  /** Receives metrics and traces; closed with the host. */
  readonly telemetry?: Telemetry | null
  /** Wraps the store; for tests. */
  readonly aroundStore?: (store: SqlStore) => SqlStore
}

export type Host = {
  readonly app: FastifyInstance
  readonly db: Database
  /** Runs a round of every job, except those that another process has just run. */
  readonly runJobs: () => Promise<void>
  /** Finishes the calls and jobs in progress, then closes the server and the database. */
  readonly close: () => Promise<void>
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const openDatabase = ({
  databaseUrl,
  dataDir,
  migrationsDir,
  template,
  onQuery,
}: HostOptions): Promise<OpenDatabase> => {
  const shared = { migrationsDir, ...(onQuery && { onQuery }) }
  if (typeof databaseUrl === 'string') return openPostgres({ url: databaseUrl, ...shared })
  const callEndsAt = (): number | null => currentRequest()?.endsAt ?? null
  return openPglite({ dataDir, ...shared, ...(template && { template }), callEndsAt })
}

type GatewayAndStore = { readonly store: Store; readonly gateway: PaymentGateway }

/** Adds telemetry to the store and the gateway, where it is on. */
const withTelemetry = (telemetry: Telemetry | null, { store, gateway }: GatewayAndStore): GatewayAndStore => {
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

/** Returns what opens the embedded identity provider, if there is one. */
const identityProviderOf = (
  { openIdentityProvider }: HostOptions,
  parts: Omit<IdentityProviderParts, 'wait'>,
): NonNullable<ServerOptions['identityProvider']> | null =>
  openIdentityProvider ? (wait) => openIdentityProvider({ ...parts, wait }) : null

/** Opens the login of the portal and its sessions, if there is one. */
const openPortal = (
  { portal, site, clock, storeId }: HostOptions,
  { db, report, app }: Pick<IdentityProviderParts, 'db' | 'report'> & { readonly app: () => FastifyInstance },
): PortalHost | null =>
  portal
    ? createPortalHost(portal, {
        store: portalSessionRows(db, storeId),
        site,
        clock,
        random: systemRandom,
        report,
        app,
      })
    : null

/** Opens the database, the provider and its jobs, and creates the server. The server does not listen yet. */
export const openHost = async (options: HostOptions): Promise<Host> => {
  const { brand, devices = [], network, clock, digest, logger, terms = () => NO_TERMS, storeId } = options
  const database = await openDatabase(options)
  const report = (err: unknown): void => logger.error({ err, ...requestFields() }, 'provider failed')
  const sqlStore = createSqlStore(database.db, report, storeId)
  const { store, ledger } = options.aroundStore?.(sqlStore) ?? sqlStore
  const embedded = createEmbeddedGateway({
    ledger,
    decryption: options.decryption,
    clock,
    random: systemRandom,
    derivation: options.keyDerivation,
    // Only test cards cause delayed charges: a pending one does not delay the end of the process.
    later: (ms, work) => void setTimeout(() => void work(), ms).unref(),
  })
  const chosen = options.gateway ?? embedded
  const gateway = watchGateway(options.aroundGateway?.(chosen) ?? chosen, logger)
  const monitored = withTelemetry(options.telemetry ?? null, { store, gateway })
  const { addressService, messages } = options
  const provider = createProvider({
    brand,
    merchandising: terms,
    devices,
    network,
    ...(addressService && { addressService }),
    ...monitored,
    clock,
    random: systemRandom,
    hash,
    digest,
    report,
    analytics: createSqlAnalytics(database.db, report, storeId),
    pageLog: createPageLog(logger),
    config: {
      carriesSms: messages?.sender.carriesSms ?? false,
      isAcpEnabled: options.isAcpEnabled ?? false,
      ...(options.sellsNotInBiller && { sellsNotInBiller: true }),
      ...options.portalFlags,
    },
    ...(options.flags && { flags: options.flags }),
    ...(options.affiliates === undefined ? {} : { affiliates: options.affiliates }),
    ...(options.humanVerification === undefined ? {} : { humanVerification: options.humanVerification }),
  })
  const count = countIn(database.db, storeId, options.countingClock)
  const rateLimit = {
    count,
    clock,
    factor: options.limitFactor ?? { session: 1, client: 1 },
    sessions: provider.sessions,
  }
  const portal = openPortal(options, { db: database.db, report, app: () => app })
  if (options.hasDemoAccounts === true) await provider.insertDemoAccounts()
  const app: FastifyInstance = await createServer({
    ...options,
    provider: portal?.around(provider.handlers) ?? provider.handlers,
    ...(portal && { identity: portal.routes }),
    identityProvider: identityProviderOf(options, {
      db: database.db,
      store,
      count,
      report,
      accountOfOrder: provider.accountOfOrder,
    }),
    ping: database.ping,
    isBusy: database.isBusy,
    rateLimit,
  })
  const outbox =
    messages === undefined ? null : { store, clock, report, render: messages.render, sender: messages.sender }
  const jobs = jobsOf({
    provider,
    db: database.db,
    storeId,
    clock,
    outbox,
    log: logger,
    purgeMessages: messages?.purge,
  }).map((job) => startJob(traced(job, options.telemetry ?? null), { count, log: logger }))
  const { db, poolUse } = database
  const { doubtMs } = PROVIDER_CONFIG
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
