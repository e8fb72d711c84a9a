/** `waiting`: how many calls may wait. `waitMs`: the longest wait. */
export type WorkQueueLimits = { readonly waiting: number; readonly waitMs: number }

/**
 * Limits of the queue for the embedded database, which runs one statement at a time. The wait is as long as for a PostgreSQL connection. No work
 * starts whose caller, who waits five seconds, would not see the result. At about 390 reads a second, more than a thousand waiting reads would finish
 * too late.
 */
export const WORK_QUEUE_LIMITS: WorkQueueLimits = { waiting: 1_000, waitMs: 3_000 }

/**
 * How long work runs before the event loop accepts connections, in ms, and for how many event loop turns it then pauses: 1,600 connections a second.
 */
const SLICE_MS = 10
const NETWORK_ROUNDS = 16

/** Error code of work that waited too long: PostgreSQL's code for too many connections. */
export const BUSY_CODE = '53300'

const busy = (): Error => Object.assign(new Error('the database is busy'), { code: BUSY_CODE })

/** Returns when no more work is started for the current call, on the clock of `performance`; null in a job. */
export type CallEndsAt = () => number | null

export type WorkQueue = {
  /** Runs the work in its turn; rejects with `BUSY_CODE` after the longest wait. */
  readonly take: <A>(work: () => Promise<A>) => Promise<A>
  /** Runs the work next, before everything that waits. */
  readonly takeNext: <A>(work: () => Promise<A>) => Promise<A>
  readonly waiting: () => number
}

/**
 * Creates a queue that runs one piece of work at a time, in order of arrival. The work of a job waits without a limit, because settlement must not
 * fail under load.
 */
export const createWorkQueue = ({ waiting, waitMs }: WorkQueueLimits, callEndsAt: CallEndsAt): WorkQueue => {
  const queue = new Set<() => void>()
  const urgent: (() => void)[] = []
  let isBusy = false
  let sliceEndsAt = 0

  const beginNext = (): void => {
    const [begin] = queue
    const begins = urgent.shift() ?? begin
    isBusy = begins !== undefined
    begins?.()
  }
  /** The engine runs synchronously, and the event loop accepts one new connection per turn. */
  const yieldToNetwork = (rounds: number): void =>
    void setImmediate(() => {
      if (rounds > 1) return yieldToNetwork(rounds - 1)
      sliceEndsAt = performance.now() + SLICE_MS
      beginNext()
    })
  const next = (): void => {
    const isIdle = queue.size === 0 && urgent.length === 0
    if (isIdle || performance.now() < sliceEndsAt) beginNext()
    else yieldToNetwork(NETWORK_ROUNDS)
  }
  const run = async <A>(work: () => Promise<A>): Promise<A> => {
    try {
      return await work()
    } finally {
      next()
    }
  }
  const remainingMs = (): number => {
    const endsAt = callEndsAt()
    return endsAt === null ? Infinity : Math.min(waitMs, endsAt - performance.now())
  }
  const enter = (): Promise<void> => {
    if (!isBusy) {
      isBusy = true
      return Promise.resolve()
    }
    const ms = remainingMs()
    if (ms <= 0 || (ms < Infinity && queue.size >= waiting)) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        queue.delete(begin)
        resolve()
      }
      const expire = (): void => {
        queue.delete(begin)
        reject(busy())
      }
      const timer = ms < Infinity ? setTimeout(expire, ms) : undefined
      queue.add(begin)
    })
  }
  return {
    take: async (work) => {
      await enter()
      return run(work)
    },
    takeNext: async (work) => {
      if (isBusy) await new Promise<void>((resolve) => urgent.push(resolve))
      isBusy = true
      return run(work)
    },
    waiting: () => queue.size,
  }
}
