import type { FastifyRequest } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import { networksOf } from '#adapters/http/client-networks.ts'

/**
 * Call budget of one client over all calls, rate-limited or not. It is more than 120 journeys of 26 calls a minute,
 * which the most generous rate limit allows: sales behind the shared address of a mobile carrier stay below it.
 */
export const CALL_BUDGET = { burst: 1_200, perSecond: 60 } as const

/** Cost of a call with an unknown session, in calls: guessing sessions uses a budget up (S40). */
export const UNKNOWN_SESSION_COST = 20

/** Clients in memory at once; beyond it, the least recently active one is dropped. */
const CLIENTS = 50_000

type Bucket = { calls: number; at: number }

export type CallBudget = {
  /** Charges a call to the budget of its client. Returns the seconds to wait, or null when the call may pass. */
  readonly take: (request: Pick<FastifyRequest, 'ip'>) => number | null
  /** Charges the rest of the cost of a call with an unknown session. */
  readonly chargeUnknownSession: (request: Pick<FastifyRequest, 'ip'>) => void
}

/** Creates token buckets of a client's calls in this process, before any database use (S40). `factor` scales them. */
export const createCallBudget = (clock: Clock, factor: number, most = CLIENTS): CallBudget => {
  const buckets = new Map<string, Bucket>()
  const bucketOf = (name: string, share: number): Bucket => {
    const now = clock.now()
    const full = CALL_BUDGET.burst * share * factor
    const { calls, at } = buckets.get(name) ?? { calls: full, at: now }
    const earned = (Math.max(0, now - at) / 1_000) * CALL_BUDGET.perSecond * share * factor
    const bucket = { calls: Math.min(full, calls + earned), at: now }
    buckets.delete(name)
    buckets.set(name, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > most && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }
  return {
    take: ({ ip }) => {
      const found = networksOf(ip).map(({ name, share }) => ({ bucket: bucketOf(name, share), share }))
      const waits = found
        .filter(({ bucket }) => bucket.calls < 1)
        .map(({ bucket, share }) => (1 - bucket.calls) / (CALL_BUDGET.perSecond * share * factor))
      if (waits.length > 0) return Math.ceil(Math.max(...waits))
      for (const { bucket } of found) bucket.calls -= 1
      return null
    },
    chargeUnknownSession: ({ ip }) => {
      for (const { name, share } of networksOf(ip)) bucketOf(name, share).calls -= UNKNOWN_SESSION_COST - 1
    },
  }
}
