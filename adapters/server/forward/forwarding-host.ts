import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import type { ServerOptions } from '../http/app.ts'
import { createServer } from '../http/app.ts'
import { createMemoryCount } from '../http/memory-counter.ts'
import type { RateLimitOptions } from '../http/rate-limit.ts'
import { purgeReport } from '../jobs/jobs.ts'
import { PURGE_MS, startJob } from '../jobs/job.ts'
import { openPostgres } from '../store/postgres.ts'
import type { StoreId } from '../store/store-id.ts'
import { purge } from '../store/purge.ts'
import type { Count } from '#adapters/http/count.ts'
import { countIn } from '../store/counter.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { createForwardingProvider } from './forwarding-provider.ts'

export type ForwardingHostOptions = Pick<
  ServerOptions,
  | 'site'
  | 'assetsDir'
  | 'renderOutcome'
  | 'renderCheck'
  | 'renderSavings'
  | 'renderFollowUp'
  | 'renderMissing'
  | 'renderDay'
  | 'findDevice'
  | 'links'
  | 'mobile'
  | 'internalPages'
  | 'renderEngine'
  | 'partners'
  | 'edge'
  | 'widget'
> & {
  readonly orchestratorUrl: URL
  /** Database of rate limits that several servers share; null: each server counts on its own. */
  readonly databaseUrl: string | null
  readonly storeId?: StoreId
  readonly migrationsDir: string
  readonly limitFactor?: RateLimitOptions['factor']
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Receives metrics and traces; closed with the host. */
  readonly telemetry?: Telemetry | null
}

export type ForwardingHost = {
  readonly app: FastifyInstance
  /** Finishes the calls in progress, then closes. */
  readonly close: () => Promise<void>
}

type Counting = {
  readonly count: Count
  readonly ping: () => Promise<void>
  readonly isBusy: () => boolean
  readonly close: () => Promise<void>
}

const inMemory = (clock: Clock): Counting => ({
  count: createMemoryCount(clock),
  ping: () => Promise.resolve(),
  isBusy: () => false,
  close: () => Promise.resolve(),
})

const inDatabase = async (
  url: string,
  { migrationsDir, storeId, clock, logger }: ForwardingHostOptions,
): Promise<Counting> => {
  const { db, ping, isBusy, close } = await openPostgres({ url, migrationsDir })
  const count = countIn(db, storeId)
  const work = (): Promise<void> => purge(db, clock.now(), purgeReport(logger), storeId)
  const job = startJob({ name: 'purge', everyMs: PURGE_MS, work }, { count, log: logger })
  return {
    count,
    ping,
    isBusy,
    close: async () => {
      await job.stop()
      await close()
    },
  }
}

/**
 * Opens a host that serves the site and forwards the contract to an external orchestrator. Readiness does not depend on
 * the orchestrator: pages stay readable while calls fail.
 */
export const openForwardingHost = async (options: ForwardingHostOptions): Promise<ForwardingHost> => {
  const { orchestratorUrl, databaseUrl, clock, logger } = options
  const counting = databaseUrl === null ? inMemory(clock) : await inDatabase(databaseUrl, options)
  const forwarding = createForwardingProvider({
    url: orchestratorUrl,
    log: logger,
    tracing: options.telemetry?.tracing ?? null,
  })
  const rateLimit = { count: counting.count, clock, factor: options.limitFactor ?? { session: 1, client: 1 } }
  const app = await createServer({
    ...options,
    provider: forwarding.provider,
    ping: counting.ping,
    isBusy: counting.isBusy,
    rateLimit,
  })
  return {
    app,
    close: async () => {
      await app.close()
      forwarding.close()
      await options.telemetry?.close()
      await counting.close()
    },
  }
}
