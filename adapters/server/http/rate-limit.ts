import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#core/ports/clock.ts'
import type { SessionRecords } from '#adapters/provider/session/session-records.ts'
import { idempotencyKey } from '#adapters/contract/entities/identifier.ts'
import type { CallLimit, Rate } from '#adapters/contract/limits.ts'
import { IDEMPOTENCY_HEADER } from '#adapters/contract/record.ts'
import { NETWORK_SHARES, networksOf } from '#adapters/http/client-networks.ts'
import { createLimitAlarm } from './limit-alarm.ts'
import { createMemoryCount } from './memory-counter.ts'
import { sessionSecretOf } from '#adapters/http/session-cookie.ts'
import type { Count, WaitOf } from '#adapters/http/count.ts'

export type RateLimitOptions = {
  readonly count: Count
  readonly clock: Clock
  /** Multiplies the limits of one session and of one client address. */
  readonly factor: { readonly session: number; readonly client: number }
  /** Looks up sessions. Without it sessions are counted in this process only, because a caller may invent them. */
  readonly sessions?: SessionRecords
}

export type Limiter = (limit: CallLimit) => WaitOf

type Done = Parameters<FastifyRateLimitStore['incr']>[1]
type Waiting = { readonly windowMs: number; readonly max: number; readonly callers: Done[] }
type Batch = Map<string, Waiting>
type Counting = Pick<RateLimitOptions, 'count' | 'clock'>

/** Names in memory that are over their limit; beyond it, the oldest one is counted again. */
const REFUSED_NAMES = 10_000

/** Counts a batch in one statement. Each caller of a name gets the count up to its own call. */
const countBatch = async (
  batch: Batch,
  { count, clock }: Counting,
  noteRefused: (name: string, endsAt: number) => void,
): Promise<void> => {
  const waiting = [...batch].map(([name, { windowMs, callers }]) => ({
    name,
    windowMs,
    count: callers.length,
  }))
  const counters = await count(waiting)
  for (const { name, count: stored, leftMs } of counters) {
    const { callers = [], max = stored } = batch.get(name) ?? {}
    if (stored > max) noteRefused(name, clock.now() + leftMs)
    callers.forEach((done, index) =>
      done(null, { current: stored - callers.length + index + 1, ttl: leftMs }),
    )
  }
}

/**
 * Creates a counter that counts the calls of one event loop turn in one statement. A name over its limit is not counted
 * again before its window ends: refused calls cost no statement and do not count against a wider network.
 */
const createCounter = (counting: Counting): FastifyRateLimitStore['incr'] => {
  let batch: Batch = new Map()
  const refusedUntil = new Map<string, number>()
  const noteRefused = (name: string, endsAt: number): void => {
    refusedUntil.set(name, endsAt)
    const [oldest] = refusedUntil.keys()
    if (refusedUntil.size > REFUSED_NAMES && oldest !== undefined) refusedUntil.delete(oldest)
  }
  const flush = async (): Promise<void> => {
    const counted = batch
    batch = new Map()
    try {
      await countBatch(counted, counting, noteRefused)
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('counting failed')
      for (const { callers } of counted.values()) callers.forEach((done) => done(failure))
    }
  }
  return (name, done, windowMs, max) => {
    const left = (refusedUntil.get(name) ?? 0) - counting.clock.now()
    // Otherwise the clock was set back.
    if (left > 0 && left <= windowMs) return done(null, { current: max + 1, ttl: left })
    refusedUntil.delete(name)
    if (batch.size === 0) setImmediate(() => void flush())
    const waiting = batch.get(name) ?? { windowMs, max, callers: [] }
    waiting.callers.push(done)
    batch.set(name, waiting)
  }
}

/** Prefix of the names that are counted in this process only. */
const LOCAL = 'local '

/** Creates the store of the rate-limit plugin. */
const storeOver = ({ count, clock }: Counting) => {
  const inDatabase = createCounter({ count, clock })
  const inMemory = createCounter({ count: createMemoryCount(clock), clock })
  return class implements FastifyRateLimitStore {
    incr(...args: Parameters<FastifyRateLimitStore['incr']>): void {
      const counter = args[0].startsWith(LOCAL) ? inMemory : inDatabase
      counter(...args)
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/** Returns the name of a counter: a hash, so that the database identifies no caller. */
const counterName = (limit: string, kind: string, caller: string): string =>
  createHash('sha256').update(`${limit} ${kind} ${caller}`).digest('base64url')

/** Idempotency keys in memory where sessions are not known. */
const REMEMBERED_KEYS = 10_000

/** Creates a memory of the idempotency keys that passed, where no store has them. */
const createKeyMemory = (): Pick<SessionRecords, 'hasKey'> & {
  readonly remember: (secret: string, key: string) => void
} => {
  const keys = new Set<string>()
  const nameOf = (secret: string, key: string): string => counterName('key', secret, key)
  return {
    hasKey: (secret, key) => Promise.resolve(keys.has(nameOf(secret, key))),
    remember: (secret, key) => {
      keys.add(nameOf(secret, key))
      const [oldest] = keys
      if (keys.size > REMEMBERED_KEYS && oldest !== undefined) keys.delete(oldest)
    },
  }
}

type Check = ReturnType<FastifyInstance['createRateLimit']>

const longestWait = async (request: FastifyRequest, checks: readonly Check[]): Promise<number | null> => {
  const results = await Promise.all(checks.map((check) => check(request)))
  const waits = results.flatMap((result) =>
    !result.isAllowed && result.isExceeded ? [result.ttlInSeconds] : [],
  )
  return waits.length === 0 ? null : Math.max(...waits)
}

/**
 * Creates rate limits over counters shared by all processes of a database (S23, S40). Counts a client by its address
 * (headers count only from a trusted proxy) and by its networks; then the session, if it exists.
 */
export const createLimiter = async (app: FastifyInstance, options: RateLimitOptions): Promise<Limiter> => {
  const { sessions, factor } = options
  await app.register(rateLimit, { global: false, store: storeOver(options) })
  const alarm = createLimitAlarm(options, app.log)
  const keyMemory = createKeyMemory()

  const clientChecks = (limit: string, rate: Rate): readonly Check[] =>
    NETWORK_SHARES.map((share, level) =>
      app.createRateLimit({
        max: rate.max * share * factor.client,
        timeWindow: rate.perMs,
        keyGenerator: ({ ip }) => counterName(limit, 'client', networksOf(ip)[level]?.name ?? ''),
      }),
    )
  const sessionCheck = (limit: string, rate: Rate): Check =>
    app.createRateLimit({
      max: rate.max * factor.session,
      timeWindow: rate.perMs,
      keyGenerator: (request) =>
        `${sessions === undefined ? LOCAL : ''}${counterName(limit, 'session', sessionSecretOf(request) ?? '')}`,
    })
  const isCountable = async (secret: string | null): Promise<boolean> =>
    secret !== null && (sessions === undefined || sessions.isLive(secret))
  /** Several limits of one request look its session up once. */
  const countable = new WeakMap<FastifyRequest, Promise<boolean>>()
  const isSessionCounted = (request: FastifyRequest): Promise<boolean> => {
    const known = countable.get(request) ?? isCountable(sessionSecretOf(request))
    countable.set(request, known)
    return known
  }

  return ({ name, client, session, isRepetitionFree = false }) => {
    const ofClient = clientChecks(name, client)
    const ofSession = session === undefined ? [] : [sessionCheck(name, session)]
    return async (request) => {
      const secret = sessionSecretOf(request)
      const key = idempotencyKey.codec.decode(request.headers[IDEMPOTENCY_HEADER])
      const repeatable =
        isRepetitionFree && secret !== null && key._tag === 'Right' ? { secret, key: key.right } : null
      if (repeatable !== null && (await (sessions ?? keyMemory).hasKey(repeatable.secret, repeatable.key)))
        return null
      alarm.counted()
      const wait =
        (await longestWait(request, ofClient.slice(0, networksOf(request.ip).length))) ??
        ((await isSessionCounted(request)) ? await longestWait(request, ofSession) : null)
      if (wait !== null) alarm.refused()
      else if (repeatable !== null && sessions === undefined)
        keyMemory.remember(repeatable.secret, repeatable.key)
      return wait
    }
  }
}
