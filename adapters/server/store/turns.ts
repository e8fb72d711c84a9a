/** `waiting`: how much work of calls may wait. `waitMs`: how long it waits at most. */
export type TurnLimits = { readonly waiting: number; readonly waitMs: number }

/**
 * What may wait for the embedded database, which does one thing at a time. As long as work waits for a connection of PostgreSQL; and no
 * work of a call is begun that its caller, who waits five seconds, would not see the end of. At some 390 reads a second a second
 * thousand of waiting reads would come too late anyway.
 */
export const TURN_LIMITS: TurnLimits = { waiting: 1_000, waitMs: 3_000 }

/** How long work is done before the network has its turn, in ms, and how many rounds of the event loop that turn takes: 1,600 connections a second. */
const SLICE_MS = 10
const NETWORK_ROUNDS = 16

/** The code of work that found no turn in time: that of PostgreSQL for too many connections. */
export const BUSY_CODE = '53300'

const busy = (): Error => Object.assign(new Error('the database is busy'), { code: BUSY_CODE })

/** From when on no work is begun for the call under way, on the clock of `performance`; null for a job. */
export type CallEndsAt = () => number | null

export type Turns = {
  /** Does the work when its turn comes; rejects with `BUSY_CODE` when it does not come in time. */
  readonly take: <A>(work: () => Promise<A>) => Promise<A>
  /** Does the work next, whatever waits. */
  readonly takeNext: <A>(work: () => Promise<A>) => Promise<A>
  readonly waiting: () => number
}

/** One thing at a time, in the order in which it came. The work of a job waits as long as it takes: what it settles must not fail under load. */
export const createTurns = ({ waiting, waitMs }: TurnLimits, callEndsAt: CallEndsAt): Turns => {
  const line = new Set<() => void>()
  const first: (() => void)[] = []
  let isBusy = false
  let sliceEndsAt = 0

  const beginNext = (): void => {
    const [begin] = line
    const begins = first.shift() ?? begin
    isBusy = begins !== undefined
    begins?.()
  }
  /** The engine works without leaving the event loop, which takes one new connection each time round. */
  const leaveToNetwork = (rounds: number): void =>
    void setImmediate(() => {
      if (rounds > 1) return leaveToNetwork(rounds - 1)
      sliceEndsAt = performance.now() + SLICE_MS
      beginNext()
    })
  const next = (): void => {
    const isIdle = line.size === 0 && first.length === 0
    if (isIdle || performance.now() < sliceEndsAt) beginNext()
    else leaveToNetwork(NETWORK_ROUNDS)
  }
  const run = async <A>(work: () => Promise<A>): Promise<A> => {
    try {
      return await work()
    } finally {
      next()
    }
  }
  const patience = (): number => {
    const endsAt = callEndsAt()
    return endsAt === null ? Infinity : Math.min(waitMs, endsAt - performance.now())
  }
  const turn = (): Promise<void> => {
    if (!isBusy) {
      isBusy = true
      return Promise.resolve()
    }
    const ms = patience()
    if (ms <= 0 || (ms < Infinity && line.size >= waiting)) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        line.delete(begin)
        resolve()
      }
      const giveUp = (): void => {
        line.delete(begin)
        reject(busy())
      }
      const timer = ms < Infinity ? setTimeout(giveUp, ms) : undefined
      line.add(begin)
    })
  }
  return {
    take: async (work) => {
      await turn()
      return run(work)
    },
    takeNext: async (work) => {
      if (isBusy) await new Promise<void>((resolve) => first.push(resolve))
      isBusy = true
      return run(work)
    },
    waiting: () => line.size,
  }
}
