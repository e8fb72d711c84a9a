import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { NO_TERMS } from '#core/brand/merchandising-data.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import type { Network } from '#adapters/provider/network/network.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import { createProvider } from '#adapters/provider/provider.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { ServerOptions } from './http/app.ts'
import { createServer } from './http/app.ts'
import type { PortalHost } from './identity/portal-host.ts'
import { createPortalHost } from './identity/portal-host.ts'
import { jobsOf } from './jobs/jobs.ts'
import type { Job } from './jobs/job.ts'
import { startJob } from './jobs/job.ts'
import { BadCrewPlanError, badCrewPlan } from './store/crew-rows.ts'
import type { Database, OpenDatabase } from './store/database.ts'
import { openPglite } from './store/pglite.ts'
import { openPostgres } from './store/postgres.ts'
import { importedNetwork } from './store/network-lines.ts'
import { networkRows } from './store/network-rows.ts'
import { createSqlAnalytics } from './store/sql-analytics.ts'
import { createSqlStore } from './store/sql-store.ts'
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
import type { HostOptions, IdentityProviderParts } from './host-options.ts'

export type Host = {
  readonly app: FastifyInstance
  readonly db: Database
  /** What is sold on: the active version of the imported networks, or the network of the options. */
  readonly network: Network
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
  return openPglite({ dataDir, ...shared, ...(template && { template }), currentCall: currentRequest })
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
  { portal, portalFlags, site, clock, storeId }: HostOptions,
  { db, report, app }: Pick<IdentityProviderParts, 'db' | 'report'> & { readonly app: () => FastifyInstance },
): PortalHost | null =>
  portal
    ? createPortalHost(portal, {
        store: portalSessionRows(db, storeId),
        site,
        clock,
        random: systemRandom,
        isMfaOn: portalFlags?.isMfaOn ?? true,
        report,
        app,
      })
    : null

/**
 * Opens the database, the provider and its jobs, and creates the server. The server does not listen yet. Rejects with
 * `BadCrewPlanError` if a stored plan of crews cannot be used (SCH-14).
 */
export const openHost = async (options: HostOptions): Promise<Host> => {
  const { brand, devices = [], clock, digest, logger, terms = () => NO_TERMS, storeId } = options
  const database = await openDatabase(options)
  const bad = await badCrewPlan(database.db, storeId)
  if (bad !== null) {
    await database.close()
    throw new BadCrewPlanError(bad)
  }
  const isImported = (await networkRows(database.db, storeId).list()).some(({ state }) => state === 'active')
  const network = isImported ? importedNetwork(database.db, storeId) : options.network()
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
    network,
    runJobs: async () => void (await Promise.all(jobs.map((job) => job.round()))),
    close: async () => {
      await Promise.all([app.close(), ...jobs.map((job) => job.stop())])
      await options.telemetry?.close()
      await database.close()
    },
  }
}
