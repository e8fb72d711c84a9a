import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import type { ServerOptions } from '../app.ts'
import { createServer } from '../app.ts'
import { createMemoryCount } from '../memory-tally.ts'
import type { RateLimitOptions } from '../rate-limit.ts'
import { purgeReport } from '../jobs.ts'
import { PURGE_MS, startJob } from '../recovery-job.ts'
import { openPostgres } from '../store/postgres.ts'
import type { Market } from '../store/market.ts'
import { purge } from '../store/purge.ts'
import type { Count } from '../store/tally.ts'
import { countIn } from '../store/tally.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { createForwardingProvider } from './forwarding-provider.ts'

export type ForwardingHostOptions = Pick<ServerOptions, 'site' | 'assetsDir' | 'renderOutcome' | 'edge'> & {
  readonly orchestratorUrl: URL
  /** Where several servers count together what they limit; each counts for itself without it. */
  readonly databaseUrl: string | null
  readonly market?: Market
  readonly migrationsDir: string
  readonly limitFactor?: RateLimitOptions['factor']
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Where the host tells what it is up to; closed with it. */
  readonly telemetry?: Telemetry | null
}

export type ForwardingHost = {
  readonly app: FastifyInstance
  /** Finishes what is under way, then closes. */
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
  { migrationsDir, market, clock, logger }: ForwardingHostOptions,
): Promise<Counting> => {
  const { db, ping, isBusy, close } = await openPostgres({ url, migrationsDir })
  const count = countIn(db, market)
  const work = (): Promise<void> => purge(db, clock.now(), purgeReport(logger), market)
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
 * The store's site and contract over an orchestrator elsewhere. It is ready without asking there: a page can be read while nothing can be
 * bought, and calls say so themselves.
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
