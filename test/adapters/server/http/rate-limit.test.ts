import { taskEither as TE } from 'fp-ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callNames } from '#adapters/contract/contract.ts'
import {
  addressLimit,
  addressPassLimit,
  affiliateLimit,
  eventsLimit,
  humanLimit,
  logLimit,
  orderLimit,
  orderStatusLimit,
  paymentLimit,
  paymentSessionLimit,
  phoneLimit,
  suggestionsLimit,
  windowLimit,
} from '#adapters/contract/limits.ts'
import type { SessionRecords } from '#adapters/provider/session/session-records.ts'
import { type CallName, PORTAL_COOKIE, SESSION_COOKIE } from '#adapters/contract/record.ts'
import type { Edge } from '#adapters/server/config/http-limits.ts'
import { CALL_BUDGET, UNKNOWN_SESSION_COST } from '#adapters/server/http/call-budget.ts'
import { LIMIT_ALARM, createLimitAlarm } from '#adapters/server/http/limit-alarm.ts'
import { createLimiter } from '#adapters/server/http/rate-limit.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import type { Count, Occurrence } from '#adapters/http/count.ts'
import type { FakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { createFakeProvider, recordOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import type { Clock } from '#core/ports/clock.ts'
import { type FakeClock, fakeClock } from '#test/builders/clock.builder.ts'
import { callTo, type HttpCall, withHeaders } from '#test/builders/contract-call.builder.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'

type Counted = { readonly count: Count; readonly statements: (readonly Occurrence[])[] }

/** Counts in memory as the database does, by the test's clock. */
const memoryCount = (now: Clock): Counted => {
  const statements: (readonly Occurrence[])[] = []
  const count = createMemoryCount(now)
  return {
    statements,
    count: (occurrences) => {
      statements.push(occurrences)
      return count(occurrences)
    },
  }
}

let clock: FakeClock
let counted: Counted
let app: FastifyInstance
let provider: FakeProvider

/** All sessions are live except invented ones, and the claimed keys. */
const sessionsWith = (keys: readonly string[]): SessionRecords => ({
  isLive: (secret) => Promise.resolve(!secret.startsWith('invented')),
  hasKey: (_, key) => Promise.resolve(keys.includes(key)),
})

const open = (
  edge: Partial<Edge> = {},
  count = counted.count,
  factor = { session: 1, client: 1 },
  sessions: SessionRecords | null = sessionsWith([]),
) => {
  provider = createFakeProvider()
  return openServer({
    edge,
    provider: provider.provider,
    rateLimit: { count, clock, factor, ...(sessions && { sessions }) },
  })
}

beforeEach(async () => {
  clock = fakeClock()
  counted = memoryCount(clock)
  app = await open()
})
afterEach(() => app.close())

/** The same call from somewhere else, or in another session. */
const from = (call: HttpCall, remoteAddress: string, session = 'secret-1') => ({
  ...withHeaders(call, { cookie: `${SESSION_COOKIE}=${session}; ${PORTAL_COOKIE}=${session}` }),
  remoteAddress,
})

const send = (call: HttpCall): Promise<LightMyRequestResponse> => app.inject({ ...call })

/** The number of equal calls that pass before one is refused, out of a maximum. */
const passing = async (callAt: (index: number) => HttpCall, most: number): Promise<number> => {
  for (let index = 0; index < most; index += 1)
    if ((await send(callAt(index))).statusCode === 429) return index
  return most
}

const calls = callNames.flatMap((name) => {
  const { limit } = recordOf(name)
  return limit === undefined ? [] : [{ name, limit }]
})
/** The first call of each limit: the calls that share one are counted together. */
const limited = calls.filter(({ limit }, at) => calls.findIndex((call) => call.limit === limit) === at)
const ofSession = limited.flatMap(({ name, limit: { session } }) =>
  session === undefined ? [] : [{ name, ...session }],
)
const ofClient = limited.map(({ name, limit: { client } }) => ({ name, ...client }))

const TOO_MANY = { code: 'TOO_MANY', requestId: expect.any(String) }

describe('the limits', () => {
  it.each<[string, CallName, object]>([
    ['addresses', 'serviceabilityCheck', addressLimit],
    ['addresses', 'localize', addressLimit],
    ['addresses', 'expressAddress', addressLimit],
    ['addresses', 'processAddress', addressLimit],
    ['suggestions', 'addressSuggestions', suggestionsLimit],
    ['suggestions', 'prelocOffers', suggestionsLimit],
    ['payments', 'validatePayment', paymentLimit],
    ['payments', 'assessRisk', paymentLimit],
    ['orders', 'order', orderLimit],
    ['payment keys', 'paymentSession', paymentSessionLimit],
    ['windows', 'chooseWindow', windowLimit],
    ['windows', 'chooseSroWindow', windowLimit],
    ['orders in doubt', 'orderStatus', orderStatusLimit],
    ['numbers', 'verifyPhoneNumber', phoneLimit],
    ['numbers', 'phonePortability', phoneLimit],
    ['affiliates', 'affiliateId', affiliateLimit],
    ['challenges', 'recaptchaChallenge', humanLimit],
    ['challenges', 'validateRecaptcha', humanLimit],
    ['events', 'recordEvents', eventsLimit],
    ['log entries', 'recordLog', logLimit],
  ])('are those of %s for %s (S23)', (_, name, limit) => {
    expect(recordOf(name).limit).toBe(limit)
  })

  it('are the figures of the specification (S23)', () => {
    const minutes = (rate: { max: number; perMs: number } | undefined) =>
      rate && [rate.max, rate.perMs / 60_000]
    expect(
      [addressLimit, suggestionsLimit, paymentLimit, orderLimit, phoneLimit, affiliateLimit, humanLimit].map(
        ({ session, client }) => [minutes(session), minutes(client)],
      ),
    ).toEqual([
      [
        [30, 1],
        [120, 1],
      ],
      [undefined, [60, 1]],
      [
        [5, 10],
        [20, 60],
      ],
      [
        [5, 10],
        [60, 60],
      ],
      [
        [10, 10],
        [60, 60],
      ],
      [undefined, [30, 1]],
      [
        [60, 1],
        [300, 1],
      ],
    ])
  })
})

const needPasses = callNames.flatMap((name) => {
  const { passLimit } = recordOf(name)
  return passLimit === undefined ? [] : [{ name, passLimit }]
})

describe('the limits above which a call needs a pass', () => {
  const isOver = async (call: HttpCall): Promise<boolean> => {
    provider.seen.splice(0)
    await send(call)
    return provider.seen.some(({ context }) => context.isOverPassLimit === true)
  }
  /** How many equal calls succeed before one needs a pass. Minutes between them avoid the other limits. */
  const free = async (callAt: (index: number) => HttpCall, most: number): Promise<number> => {
    for (let index = 0; index < most; index += 1) {
      if (await isOver(callAt(index))) return index
      clock.advance(20_000)
    }
    return most
  }

  it('are those of the calls about addresses: 10 of a session, 60 of a client, in an hour (HUM-01)', () => {
    const names = ['serviceabilityCheck', 'localize', 'expressAddress', 'processAddress']
    expect(needPasses.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { passLimit } of needPasses) expect(passLimit).toBe(addressPassLimit)
    const hour = 60 * 60_000
    expect(addressPassLimit.session).toEqual({ max: 10, perMs: hour })
    expect(addressPassLimit.client).toEqual({ max: 60, perMs: hour })
    const always = callNames.filter((name) => recordOf(name).needsPass === true)
    expect(always.toSorted()).toEqual(['persistCart', 'requestOrderCode'])
  })

  it.each(needPasses)('pass $name on, and report a caller that made too many (HUM-01)', async ({ name }) => {
    const call = callTo(name)
    expect(await free((index) => from(call, `10.0.0.${index}`), 12)).toBe(10)
    expect(await isOver(from(call, '10.0.0.1', 'secret-2'))).toBe(false)
    expect(await free((index) => from(call, '10.0.9.1', `secret-${20 + index}`), 62)).toBe(60)
    expect(await isOver(from(call, '10.0.9.2', 'secret-99'))).toBe(false)
    clock.advance(60 * 60_000)
    expect(await isOver(from(call, '10.0.9.1', 'secret-20'))).toBe(false)
  })

  it('count the calls about addresses together, and sessions that do not exist not at all (HUM-01)', async () => {
    const mixed = (index: number): HttpCall =>
      from(callTo(needPasses[index % needPasses.length]?.name ?? 'localize'), `10.0.1.${index}`)
    expect(await free(mixed, 12)).toBe(10)
    const invented = (index: number): HttpCall => from(callTo('localize'), `10.0.2.${index}`, 'invented-1')
    expect(await free(invented, 12)).toBe(12)
  })

  it('leave it to the provider where calls are forwarded', async () => {
    await app.close()
    app = await open({}, counted.count, { session: 1, client: 1 }, null)
    expect(await free((index) => from(callTo('localize'), `10.0.3.${index}`), 12)).toBe(12)
  })
})

describe(createLimiter, () => {
  it.each(ofSession)(
    'lets $max of $name of one session through, wherever they come from (S23, L10)',
    async ({ name, max }) => {
      const call = callTo(name)
      expect(await passing((index) => from(call, `10.0.0.${index}`), max + 2)).toBe(max)
      expect((await send(from(call, '10.0.1.1', 'secret-2'))).statusCode).not.toBe(429)
    },
  )

  it.each(ofClient)(
    'lets $max of $name of one client through, whatever session they name (S23, L10)',
    async ({ name, max }) => {
      const call = callTo(name)
      expect(await passing((index) => from(call, '10.0.0.1', `secret-${index}`), max + 2)).toBe(max)
      expect((await send(from(call, '10.0.0.2', 'secret-0'))).statusCode).not.toBe(429)
    },
  )

  it.each(ofSession)(
    'refuses $name in the common error shape for exactly the stated time',
    async ({ name, max, perMs }) => {
      const call = callTo(name)
      await passing(() => call, max)
      clock.advance(perMs - 1_500)
      const refused = await send(call)
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toStrictEqual(TOO_MANY)
      expect(refused.headers['retry-after']).toBe('2')
      clock.advance(1_499)
      expect((await send(call)).statusCode).toBe(429)
      clock.advance(1)
      expect((await send(call)).statusCode).not.toBe(429)
    },
  )

  it('counts calls that share a limit together (S23)', async () => {
    const calls = [callTo('validatePayment'), callTo('assessRisk')]
    expect(await passing((index) => calls[index % 2] ?? callTo('order'), 9)).toBe(5)
  })

  it('never refuses a call without a limit, nor a health check', async () => {
    const free = [callTo('cart'), { method: 'GET', url: '/health/ready', headers: {} } as const]
    for (const call of free) expect(await passing(() => call, 150)).toBe(150)
    expect(counted.statements).toEqual([])
  })

  it('does not count calls that are refused before any work', async () => {
    const foreign = withHeaders(callTo('validatePayment'), { 'sec-fetch-site': 'cross-site' })
    await passing(() => foreign, 20)
    expect(counted.statements).toEqual([])
  })

  it('counts the client first and then the session, and calls that come at once in one statement', async () => {
    await send(callTo('localize'))
    expect(counted.statements.map((one) => one.length)).toEqual([2, 2])
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(from(callTo('localize'), '10.0.0.9', `secret-${index % 2}`)),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(40)
    expect(counted.statements.length).toBeLessThan(25)
  })

  it.each(limited)(
    'writes nothing for sessions that are made up, and limits who makes them up: $name (S40)',
    async ({ name, limit }) => {
      const call = callTo(name)
      const answers: number[] = []
      for (let index = 0; index < 2 * limit.client.max && index < 400; index += 1)
        answers.push((await send(from(call, '10.0.0.1', `invented-${index}`))).statusCode)
      expect(answers.indexOf(429)).toBeLessThanOrEqual(limit.client.max)
      expect(answers.indexOf(429)).toBeGreaterThan(-1)
      const names = new Set(counted.statements.flat().map((one) => one.name))
      // One of the client for each of its limits, and one of the store.
      const counters = recordOf(name).passLimit === undefined ? 1 : 2
      expect([...names].filter((one) => !one.startsWith('store '))).toHaveLength(counters)
    },
  )

  it('makes no query about a client that is over its limit, until its window ends (S40)', async () => {
    const call = callTo('addressSuggestions')
    await passing(() => call, 61)
    const statements = counted.statements.length
    await passing(() => call, 1)
    expect((await send(call)).statusCode).toBe(429)
    expect(counted.statements).toHaveLength(statements)
    clock.advance(60_000)
    expect((await send(call)).statusCode).not.toBe(429)
  })

  it.each([
    ['where sessions are known', sessionsWith(['known-key'])],
    ['where they are not, once it was let through', null],
  ])('never counts an order that repeats a known key, %s (S27, S40)', async (_, sessions) => {
    await app.close()
    app = await open({}, counted.count, { session: 1, client: 1 }, sessions)
    const order = (key: string) => withHeaders(callTo('order'), { 'idempotency-key': key })
    expect((await send(order('known-key'))).statusCode).not.toBe(429)
    expect(await passing(() => order('known-key'), 100)).toBe(100)
    const fresh = await passing((index) => order(`another-key-${index}`), 10)
    expect(fresh).toBe(sessions === null ? 4 : 5)
    expect((await send(order('known-key'))).statusCode).not.toBe(429)
    expect((await send(order('another-key-9'))).statusCode).toBe(429)
  })

  it('stores nothing that identifies a session or a client (S10)', async () => {
    await send(from(callTo('localize'), '203.0.113.7', 'secret-of-somebody'))
    const stored = JSON.stringify(counted.statements)
    expect(stored).not.toMatch(/secret|203\.0\.113\.7|session-1/)
  })

  it('refuses what it cannot count, with Retry-After (S31)', async () => {
    await app.close()
    app = await open({}, () => Promise.reject(new Error('no database')))
    const refused = await send(callTo('order'))
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toStrictEqual({ code: 'UNAVAILABLE', requestId: expect.any(String) })
    expect(refused.headers['retry-after']).toBe('1')
  })

  it('multiplies the limits of sessions and clients by the configured factors', async () => {
    await app.close()
    app = await open({}, counted.count, { session: 3, client: 2 })
    const call = callTo('validatePayment')
    expect(await passing((index) => from(call, `10.0.0.${index}`), 17)).toBe(15)
    expect(await passing((index) => from(call, '10.1.0.1', `secret-${100 + index}`), 42)).toBe(40)
  })
})

describe('the plain page of an address', () => {
  const page = (index: number): HttpCall => ({
    method: 'GET',
    url: `/address/localization?a=742+Magnolia+Street&zip=33130&aptnum=${index}`,
    headers: {},
  })

  it('shares the limit of the calls, and then shows the form (S23)', async () => {
    await app.close()
    const { provider, seen } = createFakeProvider()
    app = await openServer({
      provider,
      rateLimit: { count: counted.count, clock, factor: { session: 1, client: 1 } },
    })
    await passing((index) => from(callTo('localize'), '127.0.0.1', `secret-${index}`), 20)
    for (let index = 0; index < 110; index += 1) expect((await send(page(index))).statusCode).toBe(200)
    expect(seen.filter(({ name }) => name === 'serviceabilityCheck')).toHaveLength(100)
  })
})

describe('the client of a limit', () => {
  const forwarded = (index: number) =>
    withHeaders(from(callTo('addressSuggestions'), '10.0.0.1'), {
      'x-forwarded-for': `203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
    })

  it('is not who a header says, unless a trusted proxy says so (S23)', async () => {
    expect(await passing(forwarded, 61)).toBe(60)
    await app.close()
    app = await open({ trustedProxies: ['10.0.0.0/8'] })
    expect(await passing(forwarded, 61)).toBe(61)
  })

  it('is the last address that is no trusted proxy, whatever the caller wrote before it (S23)', async () => {
    await app.close()
    app = await open({ trustedProxies: ['10.0.0.0/8'] })
    const spoofed = (index: number) =>
      withHeaders(from(callTo('addressSuggestions'), '10.0.0.1'), {
        'x-forwarded-for': `192.0.2.${index}, 203.0.113.9`,
      })
    expect(await passing(spoofed, 61)).toBe(60)
  })

  it('is a network prefix of IPv6, and the same for both forms of an IPv4 address', async () => {
    const call = callTo('addressSuggestions')
    expect(await passing((index) => from(call, `2001:db8:1:2::${index.toString(16)}`), 61)).toBe(60)
    expect((await send(from(call, '2001:db8:1:3::1'))).statusCode).not.toBe(429)
    await passing((index) => from(call, `2001:db8:1:2::${index.toString(16)}`), 300)
    expect((await send(from(call, '2001:db8:1:3::1'))).statusCode).not.toBe(429)
    const names = ['192.0.2.1', '::ffff:192.0.2.1']
    expect(await passing((index) => from(call, names[index % 2] ?? ''), 61)).toBe(60)
  })

  it.each([
    [
      '/56',
      4,
      (index: number) => `2001:db8:1:${(0x200 + (index % 250)).toString(16)}::1`,
      '2001:db8:1:300::1',
    ],
    ['/48', 16, (index: number) => `2001:db8:2:${((index % 250) << 8).toString(16)}::1`, '2001:db8:3:1::1'],
  ])(
    'who changes addresses within a %s makes %i times the calls of one client (S40)',
    async (_, share, at, elsewhere) => {
      // The call with the lowest limit of a client alone.
      const call = callTo('affiliateId')
      const most = affiliateLimit.client.max * share
      expect(await passing((index) => from(call, at(index)), most + 1)).toBe(most)
      expect((await send(from(call, elsewhere))).statusCode).not.toBe(429)
    },
  )
})

describe('all calls of a client', () => {
  const free = callTo('cart')

  it('are limited together, before anything reaches the provider or the database (S40)', async () => {
    await app.close()
    const { provider, seen } = createFakeProvider()
    app = await openServer({
      provider,
      rateLimit: { count: counted.count, clock, factor: { session: 1, client: 1 } },
    })
    expect(await passing(() => from(free, '10.0.0.1'), CALL_BUDGET.burst + 2)).toBe(CALL_BUDGET.burst)
    expect(seen).toHaveLength(CALL_BUDGET.burst)
    const refused = await send(from(free, '10.0.0.1'))
    expect([refused.json(), refused.headers['retry-after']]).toEqual([TOO_MANY, '1'])
    expect((await send(from(free, '10.0.0.2'))).statusCode).not.toBe(429)
    clock.advance(1_000)
    expect(await passing(() => from(free, '10.0.0.1'), CALL_BUDGET.burst)).toBe(CALL_BUDGET.perSecond)
    expect(counted.statements).toEqual([])
  })

  it('are fewer when they name sessions that are not there (S40)', async () => {
    await app.close()
    const { provider } = createFakeProvider()
    app = await openServer({
      provider: { ...provider, cart: () => TE.left({ code: 'SESSION_EXPIRED' }) },
      rateLimit: { count: counted.count, clock, factor: { session: 1, client: 1 } },
    })
    const guesses = CALL_BUDGET.burst / UNKNOWN_SESSION_COST
    expect(await passing((index) => from(free, '10.0.0.1', `invented-${index}`), 200)).toBe(guesses)
  })
})

describe(createLimitAlarm, () => {
  it.each([
    ['refused' as const, LIMIT_ALARM.refused],
    ['counted' as const, LIMIT_ALARM.counted],
  ])(
    'logs once in a minute that the store has too many calls %s (S38, S40)',
    async (kind, { event, most, step }) => {
      const book = logBook()
      const alarms = [1, 2].map(() => createLimitAlarm({ count: counted.count }, book.logger))
      const happen = async (times: number): Promise<void> => {
        for (let index = 0; index < times; index += 1) alarms[index % 2]?.[kind]()
        await new Promise((resolve) => setImmediate(resolve))
      }
      await happen(most)
      expect(book.events()).toEqual([])
      await happen(10 * step)
      expect(book.events()).toMatchObject([{ security: event }])
      clock.advance(60_000)
      await happen(most + 2 * step)
      expect(book.events()).toHaveLength(2)
    },
  )
})
