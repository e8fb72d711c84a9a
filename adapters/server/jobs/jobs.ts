import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { OutboxParts } from '#adapters/provider/order/outbox.ts'
import { deliverMessages } from '#adapters/provider/order/outbox.ts'
import type { Provider } from '#adapters/provider/provider.ts'
import type { Job } from './job.ts'
import { NOTICES_MS, OUTBOX_MS, PURGE_MS, RECOVERY_MS } from './job.ts'
import type { Database } from '../store/database.ts'
import type { StoreId } from '../store/store-id.ts'
import { purge } from '../store/purge.ts'

type JobsParts = {
  readonly provider: Pick<Provider, 'recover' | 'applyDueChanges' | 'sendNotices'>
  readonly db: Database
  readonly storeId: StoreId | undefined
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Removes old messages that the sender has stored. */
  readonly purgeMessages?: ((now: EpochMs) => Promise<void>) | undefined
  /** Without it messages stay in the store. */
  readonly outbox: OutboxParts | null
}

/** Returns a function that logs the failed part of a purge. */
export const purgeReport =
  (log: Pick<FastifyBaseLogger, 'error'>) =>
  (name: string, err: unknown): void =>
    log.error({ err, part: name }, 'purge failed')

/**
 * Lists background jobs, each run by one process at a time: settle payments in doubt, expire places, purge old rows,
 * apply changes of accounts that are due, send messages, and write to visitors whose address has service by now.
 */
export const jobsOf = ({
  provider,
  db,
  storeId,
  clock,
  outbox,
  log,
  purgeMessages,
}: JobsParts): readonly Job[] => [
  { name: 'recovery', everyMs: RECOVERY_MS, work: provider.recover },
  { name: 'changes of accounts', everyMs: RECOVERY_MS, work: provider.applyDueChanges },
  { name: 'notices', everyMs: NOTICES_MS, work: provider.sendNotices },
  {
    name: 'purge',
    everyMs: PURGE_MS,
    work: async () => {
      const report = purgeReport(log)
      await purge(db, clock.now(), report, storeId)
      await purgeMessages?.(clock.now()).catch((error: unknown) => report('message files', error))
    },
  },
  ...(outbox === null ? [] : [{ name: 'outbox', everyMs: OUTBOX_MS, work: () => deliverMessages(outbox) }]),
]
