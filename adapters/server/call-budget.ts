import type { FastifyRequest } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import { networksOf } from './client-networks.ts'

/**
 * Calls one client may make of anything, limited or not. A minute of it is more than the 120 addresses of its most generous limit
 * with the 26 calls of a journey each: whoever sells through one address of a mobile carrier never notices it.
 */
export const CALL_BUDGET = { burst: 1_200, perSecond: 60 } as const

/** What a call of a session that is not there costs, in calls: sessions that are guessed or made up use a budget up (S40). */
export const UNKNOWN_SESSION_COST = 20

/** Clients that are counted at once; of more, the one that called least recently is forgotten. */
const CLIENTS = 50_000

type Bucket = { calls: number; at: number }

export type CallBudget = {
  /** Takes a call from the budget of its client: the seconds to wait, or null when it may pass. */
  readonly take: (request: Pick<FastifyRequest, 'ip'>) => number | null
  /** Takes the rest of what a call of an unknown session costs. */
  readonly chargeUnknownSession: (request: Pick<FastifyRequest, 'ip'>) => void
}

/** Counts every call of a client in this process, in token buckets, before anything reaches the database (S40). `factor`: times the budget. */
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
