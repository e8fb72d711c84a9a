import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { OutboxParts } from '#adapters/orchestrator/pocket/outbox.ts'
import { deliverMessages } from '#adapters/orchestrator/pocket/outbox.ts'
import type { Pocket } from '#adapters/orchestrator/pocket/pocket.ts'
import type { Job } from './recovery-job.ts'
import { OUTBOX_MS, PURGE_MS, RECOVERY_MS } from './recovery-job.ts'
import type { Database } from './store/database.ts'
import type { Market } from './store/market.ts'
import { purge } from './store/purge.ts'

type JobsParts = {
  readonly pocket: Pick<Pocket, 'recover'>
  readonly db: Database
  readonly market: Market | undefined
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Removes old messages that their sender has stored. */
  readonly purgeMessages?: ((now: EpochMs) => Promise<void>) | undefined
  /** Without it messages wait in the store. */
  readonly outbox: OutboxParts | null
}

/** Names the part of a purge that failed. */
export const purgeReport =
  (log: Pick<FastifyBaseLogger, 'error'>) =>
  (name: string, err: unknown): void =>
    log.error({ err }, `purge of ${name} failed`)

/**
 * All that is done without anybody asking, each by one process at a time: payments in doubt are settled and lapsed places given back,
 * what is over is taken out, messages are sent.
 */
export const jobsOf = ({
  pocket,
  db,
  market,
  clock,
  outbox,
  log,
  purgeMessages,
}: JobsParts): readonly Job[] => [
  { name: 'recovery', everyMs: RECOVERY_MS, work: pocket.recover },
  {
    name: 'purge',
    everyMs: PURGE_MS,
    work: async () => {
      const report = purgeReport(log)
      await purge(db, clock.now(), report, market)
      await purgeMessages?.(clock.now()).catch((error: unknown) => report('message files', error))
    },
  },
  ...(outbox === null ? [] : [{ name: 'outbox', everyMs: OUTBOX_MS, work: () => deliverMessages(outbox) }]),
]
