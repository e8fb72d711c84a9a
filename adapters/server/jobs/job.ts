import type { FastifyBaseLogger } from 'fastify'
import type { Count } from '#adapters/http/count.ts'

/** Pause between two rounds of recovery, in ms (reliability: payments in doubt and expired holds). */
export const RECOVERY_MS = 10_000

/** Pause between two rounds of the purge, in ms. */
export const PURGE_MS = 60_000

/** Pause between two rounds of sending messages, in ms: short, because a buyer waits for a code. */
export const OUTBOX_MS = 3_000

/** Pause between two rounds of notices of service, in ms: networks grow by the day. */
export const NOTICES_MS = 3_600_000

/** Work done at the start of a process and then every `everyMs`; `name` identifies it among all processes. */
export type Job = { readonly name: string; readonly everyMs: number; readonly work: () => Promise<void> }

export type RunningJob = {
  /** Runs a round now, unless one is running or another process has just had one. */
  readonly round: () => Promise<void>
  /** Stops the timer and waits for a running round. */
  readonly stop: () => Promise<void>
}

export type JobParts = {
  readonly count: Count
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Share of the interval in which one process runs the round for all, so that the window is over at the next round. */
const WINDOW_SHARE = 0.9

/** Claims a round: true for the first process on the database. If it dies, another one runs the next round. */
const claimRound = async ({ name, everyMs }: Job, { count }: JobParts): Promise<boolean> => {
  const occurrence = { name: `job ${name}`, count: 1, windowMs: everyMs * WINDOW_SHARE }
  const [counter] = await count([occurrence])
  return counter?.count === 1
}

/** Starts a job: a round at once and then every `everyMs`. A failure is logged, and the next round retries. */
export const startJob = (job: Job, parts: JobParts): RunningJob => {
  let current: Promise<void> | null = null
  const attempt = async (): Promise<void> => {
    try {
      if (await claimRound(job, parts)) await job.work()
    } catch (err) {
      parts.log.error({ err, part: job.name }, 'job failed')
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
