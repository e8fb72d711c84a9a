import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { CallLimit, Rate } from '#adapters/orchestrator/wire/limits.ts'
import { SESSION_COOKIE } from '#adapters/orchestrator/wire/record.ts'
import { sendRefusal } from './contract-answer.ts'
import type { Count } from './store/tally.ts'

export type RateLimitOptions = {
  readonly count: Count
  /** How many times as many calls are let through as the limits say: of one session, and from one client address. */
  readonly factor: { readonly session: number; readonly client: number }
}

/** Counts a request: the seconds its sender shall wait, or null when it may pass. Rejects when it cannot be counted. */
export type WaitOf = (request: FastifyRequest) => Promise<number | null>

export type Limiter = (limit: CallLimit) => WaitOf

type Done = Parameters<FastifyRateLimitStore['incr']>[1]
type Batch = Map<string, { readonly windowMs: number; readonly told: Done[] }>

/** Each caller of a name hears how many came up to its own call: the last of them what was stored. */
const countBatch = async (batch: Batch, { count }: RateLimitOptions): Promise<void> => {
  const waiting = [...batch].map(([name, { windowMs, told }]) => ({ name, windowMs, count: told.length }))
  const tallies = await count(waiting)
  for (const { name, count: stored, leftMs } of tallies) {
    const told = batch.get(name)?.told ?? []
    told.forEach((done, index) => done(null, { current: stored - told.length + index + 1, ttl: leftMs }))
  }
}

/** A store of the plugin; what comes in one turn of the event loop is counted in one statement. */
const storeOver = (options: RateLimitOptions) => {
  let batch: Batch = new Map()
  const flush = async (): Promise<void> => {
    const counted = batch
    batch = new Map()
    try {
      await countBatch(counted, options)
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('counting failed')
      for (const { told } of counted.values()) told.forEach((done) => done(failure))
    }
  }
  return class implements FastifyRateLimitStore {
    incr(name: string, done: Done, windowMs: number): void {
      if (batch.size === 0) setImmediate(() => void flush())
      const waiting = batch.get(name) ?? { windowMs, told: [] }
      waiting.told.push(done)
      batch.set(name, waiting)
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/** What the database keeps of who called: enough to count, and nothing to find anybody by. */
const tallyName = (limit: string, kind: string, who: string): string =>
  createHash('sha256').update(`${limit} ${kind} ${who}`).digest('base64url')

/** Nobody, who is not counted. */
const NOBODY = ''

/** The cookie alone stands for a session: whoever leaves it out, or makes one up, is still counted as a client. */
const sessionOf = (request: FastifyRequest): string => request.cookies?.[SESSION_COOKIE] ?? NOBODY

/** The address Fastify says, so that a header counts only from a trusted proxy; a network of IPv6 is one client. */
const clientOf = (request: FastifyRequest): string => normalizeIP(request.ip)

/** Limits over tallies that all processes of a database share (S23). */
export const createLimiter = async (app: FastifyInstance, options: RateLimitOptions): Promise<Limiter> => {
  await app.register(rateLimit, { global: false, store: storeOver(options) })
  const checkOf = (limit: string, kind: 'session' | 'client', rate: Rate | undefined) => {
    const whoOf = kind === 'session' ? sessionOf : clientOf
    return rate === undefined
      ? []
      : app.createRateLimit({
          max: rate.max * options.factor[kind],
          timeWindow: rate.perMs,
          keyGenerator: (request) => tallyName(limit, kind, whoOf(request)),
          allowList: (request) => whoOf(request) === NOBODY,
        })
  }
  return ({ name, session, client }) => {
    const checks = [checkOf(name, 'session', session), checkOf(name, 'client', client)].flat()
    return async (request) => {
      const results = await Promise.all(checks.map((check) => check(request)))
      const waits = results.flatMap((result) =>
        !result.isAllowed && result.isExceeded ? [result.ttlInSeconds] : [],
      )
      return waits.length === 0 ? null : Math.max(...waits)
    }
  }
}

/** Refuses a request that comes too often, and says when to come again; one that cannot be counted is refused too (S31). */
export const refuseTooMany =
  (waitOf: WaitOf): onRequestAsyncHookHandler =>
  async (request, reply) => {
    try {
      const seconds = await waitOf(request)
      if (seconds === null) return undefined
      return sendRefusal(request, reply.header('retry-after', seconds), { code: 'TOO_MANY' })
    } catch (err) {
      request.log.error({ err }, 'counting failed')
      return sendRefusal(request, reply, { code: 'UNAVAILABLE' })
    }
  }
