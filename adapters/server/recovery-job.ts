import type { FastifyBaseLogger } from 'fastify'
import type { Count } from './store/tally.ts'

/** Pause between two rounds of recovery, in ms (reliability: payments in doubt and expired holds). */
export const RECOVERY_MS = 10_000

/** Pause between two rounds of the purge, in ms. */
export const PURGE_MS = 60_000

/** Pause between two rounds of sending messages, in ms: a buyer waits for a code. */
export const OUTBOX_MS = 3_000

/** Work that is done at the start of a process and every so often; `name` says it among all processes. */
export type Job = { readonly name: string; readonly everyMs: number; readonly work: () => Promise<void> }

export type RunningJob = {
  /** Does a round now, unless one is under way or another process had one just before. */
  readonly round: () => Promise<void>
  /** Waits for a round under way. */
  readonly stop: () => Promise<void>
}

export type JobParts = {
  readonly count: Count
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** The window in which one process does the round for all is this much of its pause, so that the next finds it over. */
const TURN = 0.9

/** Of the processes of a database one has the turn, whoever asks first; one that dies in its turn is followed by another. */
const hasTurn = async ({ name, everyMs }: Job, { count }: JobParts): Promise<boolean> => {
  const turn = { name: `job ${name}`, count: 1, windowMs: everyMs * TURN }
  const [tally] = await count([turn])
  return tally?.count === 1
}

/** Starts a job: a round at once and then every so often. What fails is logged and left to the next round. */
export const startJob = (job: Job, parts: JobParts): RunningJob => {
  let current: Promise<void> | null = null
  const attempt = async (): Promise<void> => {
    try {
      if (await hasTurn(job, parts)) await job.work()
    } catch (err) {
      parts.log.error({ err }, `${job.name} failed`)
    }
    current = null
  }
  const round = (): Promise<void> => (current ??= attempt())
  void round()
  const timer = setInterval(() => void round(), job.everyMs)
  return {
    round,
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
