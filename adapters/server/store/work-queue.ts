/** How long the work of calls may wait, in ms. */
export type WorkQueueLimits = {
  /** Of a call that has begun, and of a new call in a burst. */
  readonly waitMs: number
  /** Processor time of the process in which work waits without a break before a burst counts as overload. */
  readonly burstMs: number
  /** Of a new call during an overload. */
  readonly newCallMs: number
}

/**
 * Limits of the embedded database's queue, which runs one statement at a time. The wait equals that for a PostgreSQL
 * connection. No work starts whose caller (five seconds) would miss the result. Overload refuses new calls early.
 */
export const WORK_QUEUE_LIMITS: WorkQueueLimits = { waitMs: 3_000, burstMs: 1_000, newCallMs: 400 }

/** Duration of work before any was measured, in ms: PGlite serves about 390 reads a second. */
const FIRST_WORK_MS = 2.5

/** Share of the last work in the mean duration. */
const LAST_SHARE = 1 / 16

/**
 * Work time before the event loop accepts connections, in ms, and turns of pause after it: 1,600 connections a second.
 */
const SLICE_MS = 10
const NETWORK_ROUNDS = 16

/** Error code of work that waited too long: PostgreSQL's code for too many connections. */
export const BUSY_CODE = '53300'

const busy = (): Error => Object.assign(new Error('the database is busy'), { code: BUSY_CODE })

/** Returns the current call and its deadline for starting work on the `performance` clock; null in a job. */
export type CurrentCall = () => { readonly endsAt: number } | null

export type WorkQueue = {
  /** Runs the work in turn. Rejects with `BUSY_CODE` after the longest wait, or at once if a new call exceeds it. */
  readonly take: <A>(work: () => Promise<A>) => Promise<A>
  /** Runs the work next, before everything that waits. */
  readonly takeNext: <A>(work: () => Promise<A>) => Promise<A>
  readonly waiting: () => number
}

/** Returns the processor time of this process so far, in ms. It stops while others have the processors. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Creates a queue that runs one piece of work at a time, in arrival order. Jobs wait without limit: settlement must not
 * fail under load. `now` is the clock of callers, `worked` the processor time of the process, both in ms.
 */
export const createWorkQueue = (
  { waitMs, burstMs, newCallMs }: WorkQueueLimits,
  currentCall: CurrentCall,
  now: () => number = () => performance.now(),
  worked: () => number = processorMs,
): WorkQueue => {
  /** Calls of which some work has begun. */
  const begun = new WeakSet<object>()
  const queue = new Set<() => void>()
  const urgent: (() => void)[] = []
  let isBusy = false
  let sliceEndsAt = 0
  let waitsSince = Infinity
  let meanMs = FIRST_WORK_MS

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
      sliceEndsAt = now() + SLICE_MS
      beginNext()
    })
  const next = (): void => {
    const isIdle = queue.size === 0 && urgent.length === 0
    if (isIdle || now() < sliceEndsAt) beginNext()
    else yieldToNetwork(NETWORK_ROUNDS)
  }
  const run = async <A>(work: () => Promise<A>): Promise<A> => {
    const call = currentCall()
    if (call !== null) begun.add(call)
    const startedAt = now()
    try {
      return await work()
    } finally {
      meanMs += (now() - startedAt - meanMs) * LAST_SHARE
      next()
    }
  }
  /** Returns how long the work of the current call may wait; 0 if it is refused at once. */
  const allowedMs = (): number => {
    const call = currentCall()
    if (call === null) return Infinity
    const leftMs = call.endsAt - now()
    if (begun.has(call)) return Math.min(waitMs, leftMs)
    const longestMs = Math.min(worked() - waitsSince > burstMs ? newCallMs : waitMs, leftMs)
    return queue.size * meanMs < longestMs ? longestMs : 0
  }
  const remove = (begin: () => void): void => {
    queue.delete(begin)
    if (queue.size === 0) waitsSince = Infinity
  }
  const enter = (): Promise<void> => {
    if (!isBusy) {
      isBusy = true
      return Promise.resolve()
    }
    const ms = allowedMs()
    if (ms <= 0) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        remove(begin)
        resolve()
      }
      const expire = (): void => {
        remove(begin)
        reject(busy())
      }
      const timer = ms < Infinity ? setTimeout(expire, ms) : undefined
      if (queue.size === 0) waitsSince = worked()
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
