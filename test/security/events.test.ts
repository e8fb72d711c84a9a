import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { type CallName, SESSION_HEADER } from '#adapters/contract/record.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'

const fake = createFakeProvider()
let book: ReturnType<typeof logBook>
let app: Awaited<ReturnType<typeof openServer>>
let other: typeof app

beforeAll(async () => {
  book = logBook()
  const clock = fakeClock()
  const count = createMemoryCount(clock)
  // Two processes that count together.
  const open = () =>
    openServer({
      provider: fake.provider,
      logger: book.logger,
      rateLimit: { count, clock, factor: { session: 1_000, client: 1_000 } },
    })
  app = await open()
  other = await open()
})
afterAll(() => Promise.all([app.close(), other.close()]))

let seen = 0
beforeEach(() => {
  seen = book.events().length
})

const send = (name: CallName, session = 'session-1', at = app): Promise<LightMyRequestResponse> =>
  at.inject({ ...withHeaders(callTo(name), { [SESSION_HEADER]: session }) })

const noted = () => book.events().slice(seen)
const guarded = callNames.filter((name) => contract[name].session === 'required')

describe.each(guarded)('the events of %s', (name) => {
  it.each([
    ['PRICE_MOVED', 'price differs'],
    ['SEAL_INVALID', 'seal refused'],
    ['PAYMENT_KEY_UNUSABLE', 'payment key unusable'],
    ['TOO_MANY', 'rate limited'],
    ['NOT_FOUND', 'object denied'],
  ] as const)(
    'report a refusal for %s, and of which session, which cannot be used (S29, S38)',
    async (code, security) => {
      fake.refuse({ code })
      await send(name, `session-of-${name}`)
      const [event] = noted()
      expect(event).toMatchObject({ level: 'warn', message: 'security', security, reqId: expect.any(String) })
      expect(event?.['session']).toMatch(/^[\w-]{22}$/)
      expect(JSON.stringify(event)).not.toContain(`session-of-${name}`)
    },
  )

  it('report a cross-origin call (S12, S38)', async () => {
    await app.inject({ ...withHeaders(callTo(name), { origin: 'https://evil.example' }) })
    expect(noted()).toMatchObject([{ security: 'origin refused' }])
  })

  it('report nothing for a buyer’s ordinary failures', async () => {
    for (const code of ['SESSION_EXPIRED', 'STEP_MISSING', 'WINDOW_GONE', 'BAD_REQUEST'] as const) {
      fake.refuse({ code })
      await send(name)
    }
    expect(noted()).toEqual([])
  })
})

describe('the events of a session', () => {
  it('report probing once, at its twenty-first miss in any process, regardless of other sessions’ misses (S38)', async () => {
    fake.refuse({ code: 'NOT_FOUND' })
    for (let miss = 0; miss < 20; miss += 1) {
      await send('orderStatus', 'prober', miss % 2 === 0 ? app : other)
      await send('orderStatus', `other-${miss}`)
    }
    expect(noted().map(({ security }) => security)).toEqual(Array(40).fill('object denied'))
    for (let miss = 0; miss < 10; miss += 1) await send('getAgreements', 'prober')
    const probes = noted().filter(({ security }) => security === 'objects probed')
    expect(probes).toMatchObject([{ count: 21, session: expect.stringMatching(/^[\w-]{22}$/) }])
  })

  it('are answered even when nothing can be counted', async () => {
    const uncounted = await openServer({
      provider: fake.provider,
      logger: book.logger,
      rateLimit: {
        count: () => Promise.reject(new Error('no database')),
        clock: fakeClock(),
        factor: { session: 1, client: 1 },
      },
    })
    fake.refuse({ code: 'NOT_FOUND' })
    // A call without a limit: a limited one is refused when it cannot be counted.
    expect((await send('getAgreements', 'prober', uncounted)).statusCode).toBe(404)
    expect(noted().map(({ message, security }) => security ?? message)).toEqual([
      'object denied',
      'counting failed',
    ])
    await uncounted.close()
  })

  it('leave unknown paths to the request log', async () => {
    await app.inject('/api/attos/order/intent-of-somebody/more')
    await app.inject('/.env')
    expect(noted()).toEqual([])
  })
})
