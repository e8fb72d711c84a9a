import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '#adapters/orchestrator/client.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { EFFECT_RETRIES } from '#core/session/retry-limit.ts'
import { type CallName, HUMAN_PASS_HEADER, SESSION_HEADER } from '#adapters/contract/record.ts'
import { portalFetch } from '#test/builders/signed-in.builder.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { HumanPass } from '#core/human/human-check.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import type { SessionId } from '#core/session/session.ts'
import { cents } from '#core/shared/money.ts'
import {
  browserFetch,
  createContractServer,
  createFakeProvider,
  recordOf,
  sampleOf,
} from './contract-server.builder.ts'
import { json, refusal, scripted, silence } from './scripted-client.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const anOrder = {
  key: 'key-1' as IdempotencyKey,
  expected: { monthly: cents(5_000), dueToday: cents(11_500) },
  seal: 'seal-1' as Seal,
}

type AnyCall = (request: unknown) => () => Promise<E.Either<OrchestratorFailure, unknown>>

const callOf = (client: Partial<Orchestrator>, name: CallName): AnyCall => client[name] as unknown as AnyCall

describe('createClient over contractRoutes', () => {
  const fake = createFakeProvider()
  let app: FastifyInstance
  let baseUrl: string

  beforeAll(async () => {
    app = await createContractServer(fake.provider)
    baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/`
  })
  afterAll(() => app.close())

  const snapshot = sampleOf(contract.sessionInfo.response)

  const clientInSession = async (): Promise<Orchestrator> => {
    const fetch = portalFetch(browserFetch('secret'), 'portal-secret')
    const client = createClient(contract, { baseUrl, fetch, retryDelay: () => 0 })
    fake.answer({ body: snapshot })
    await client.sessionInfo()()
    return client
  }

  it.each(callNames)('transmits every request and every answer of %s', async (name) => {
    const { request, response } = recordOf(name)
    await forAllAsyncWith(
      { numRuns: 10 },
      request.arbitrary(fc),
      response.arbitrary(fc),
      async (asked, body) => {
        const client = await clientInSession()
        fake.answer({ body })
        fake.seen.length = 0
        expect(await callOf(client, name)(asked)()).toStrictEqual(E.right(body))
        expect(fake.seen).toStrictEqual([
          {
            name,
            context: {
              sessionId: snapshot.sessionId,
              secret: 'secret',
              portalSecret: 'portal-secret',
              clientAddress: '127.0.0.1',
              clientNetwork: '127.0.0.1',
              language: 'es',
            },
            request: asked,
          },
        ])
      },
    )
  })

  it('returns the current cart when a change was made on an older one (F16)', async () => {
    const client = await clientInSession()
    const cart = sampleOf(contract.cartSummary.response)
    fake.refuse({ code: 'CART_STALE', cart })
    expect(await client.modifyCart({ version: 1, lines: [] })()).toMatchObject(
      E.left({ _tag: 'Refused', code: 'CART_STALE', cart }),
    )
    fake.refuse({ code: 'WINDOW_GONE', cart })
    expect(await client.modifyCart({ version: 1, lines: [] })()).not.toHaveProperty('left.cart')
  })

  it('returns a refusal with its code and the name of the call', async () => {
    const client = await clientInSession()
    fake.refuse({ code: 'WINDOW_GONE' })
    expect(await client.chooseWindow(sampleOf(contract.chooseWindow.request))()).toMatchObject(
      E.left({ _tag: 'Refused', code: 'WINDOW_GONE', requestId: expect.stringMatching(/^req-/) }),
    )
  })

  it('finds its session by the cookie alone after a reload (I15)', async () => {
    const client = createClient(contract, { baseUrl, fetch: browserFetch('secret') })
    fake.answer({ body: snapshot })
    fake.seen.length = 0
    await client.sessionInfo()()
    await client.sessionPing()()
    expect(fake.seen.map(({ context }) => context.sessionId)).toStrictEqual([null, snapshot.sessionId])
  })

  it('preserves the session that an address opens, and drops it when the session ends', async () => {
    const client = createClient(contract, { baseUrl, fetch: browserFetch() })
    const opened = { ...sampleOf(contract.localize.response), sessionId: snapshot.sessionId }
    fake.answer({ body: opened, secret: 'new-secret' })
    await client.localize(sampleOf(contract.localize.request))()
    fake.seen.length = 0
    fake.answer({ body: { deleted: true }, secret: null })
    await client.deleteSession()()
    fake.answer({ body: sampleOf(contract.addressSuggestions.response) })
    await client.addressSuggestions({ text: 'Calle' })()
    expect(fake.seen.map(({ context }) => context)).toMatchObject([
      { sessionId: snapshot.sessionId, secret: 'new-secret' },
      { sessionId: null, secret: null },
    ])
  })
})

const aCart = contract.cart.response.codec.encode(sampleOf(contract.cartSummary.response))

describe('createClient in trouble', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tries a read again, twice at most (S32)', async () => {
    const { client, sent } = scripted(async () => refusal(503, 'UNAVAILABLE'))
    await client.cart()()
    expect(sent).toHaveLength(3)
  })

  it('ends and returns the failure when the details of a location can’t be loaded (specification 8: location details)', async () => {
    const { client, sent } = scripted(async () => refusal(404, 'NOT_FOUND'))
    expect(await client.locationDetails({ locationId: 'fl-33130' })()).toMatchObject(
      E.left({ _tag: 'Refused', code: 'NOT_FOUND' }),
    )
    expect(sent).toHaveLength(1)
  })

  it('tries an effect that no visitor waits for again ten times (specification 9: effects retry limit 10; SES-08)', async () => {
    const { client, sent } = scripted(async () => refusal(503, 'UNAVAILABLE'))
    expect(await client.sessionStatus()()).toMatchObject(E.left({ _tag: 'ProviderBroken' }))
    expect(sent).toHaveLength(1 + EFFECT_RETRIES)
  })

  it('says when it tries again, from the first failure to the end of the call (SES-08)', async () => {
    const noted: string[] = []
    const onRetry = () => {
      noted.push('retries')
      return () => void noted.push('ends')
    }
    const scriptOf = (failures: number) => async () => {
      noted.push('sent')
      return noted.filter((entry) => entry === 'sent').length > failures
        ? json(200, aCart)
        : refusal(503, 'UNAVAILABLE')
    }
    const noting = async (failures: number) => {
      noted.length = 0
      await createClient(contract, {
        baseUrl: 'http://store.example/api/',
        fetch: scriptOf(failures),
        retryDelay: () => 0,
        onRetry,
      }).cart()()
      return noted
    }
    expect(await noting(0)).toEqual(['sent'])
    expect(await noting(2)).toEqual(['sent', 'retries', 'sent', 'sent', 'ends'])
    expect((await noting(9)).filter((entry) => entry !== 'sent')).toEqual(['retries', 'ends'])
  })

  it('reports no retry for a write that is not retried (SES-08)', async () => {
    const onRetry = vi.fn<() => () => void>(() => () => undefined)
    const fetch = async () => refusal(503, 'UNAVAILABLE')
    const client = createClient(contract, { baseUrl: 'http://store.example/api/', fetch, onRetry })
    await client.modifyCart({ version: 1, lines: [] })()
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('limits an attempt at a read to 5 s (S32)', async () => {
    vi.useFakeTimers()
    const { client, sent } = scripted(silence)
    const answer = client.cart()()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_001)
    expect(sent).toHaveLength(3)
    await answer
  })

  it('returns the result of the first successful attempt', async () => {
    const { client } = scripted(async (_, attempt) =>
      attempt === 3 ? json(200, aCart) : refusal(500, 'BROKEN'),
    )
    expect(E.isRight(await client.cart()())).toBe(true)
  })

  it('never repeats a write that has no key (F21, S32)', async () => {
    const { client, sent } = scripted(async () => refusal(503, 'UNAVAILABLE'))
    const writes = callNames.filter((name) => !contract[name].retry)
    for (const name of writes) await callOf(client, name)(sampleOf(recordOf(name).request))()
    expect(sent.map(({ method }) => method)).toStrictEqual(writes.map((name) => contract[name].method))
  })

  it('does not retry a final refusal', async () => {
    const { client, sent } = scripted(async () => refusal(422, 'KEY_REUSED'))
    await client.order(anOrder)()
    expect(sent).toHaveLength(1)
  })

  it('repeats an order with the same key after silence, within 15 s (ORD-02, S32)', async () => {
    vi.useFakeTimers()
    const placed = sampleOf(contract.order.response)
    const { client, sent } = scripted((request, attempt) =>
      attempt === 1
        ? silence(request, attempt)
        : Promise.resolve(json(200, contract.order.response.codec.encode(placed))),
    )
    const answer = client.order(anOrder)()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toStrictEqual(E.right(placed))
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toStrictEqual(['key-1', 'key-1'])
  })

  it('repeats the request of an order that is still in flight (I8)', async () => {
    const placed = sampleOf(contract.order.response)
    const { client } = scripted(async (_, attempt) =>
      attempt === 1
        ? refusal(409, 'ORDER_IN_FLIGHT')
        : json(200, contract.order.response.codec.encode(placed)),
    )
    expect(await client.order(anOrder)()).toStrictEqual(E.right(placed))
  })

  it.each(callNames)('gives up on a silent provider within 15 s: %s (I9)', async (name) => {
    vi.useFakeTimers()
    const answer = callOf(scripted(silence).client, name)(sampleOf(recordOf(name).request))()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toStrictEqual(E.left({ _tag: 'TimedOut' }))
  })

  it('waits for the time of Retry-After before it retries (S32)', async () => {
    vi.useFakeTimers()
    const { client, sent } = scripted(async (_, attempt) =>
      attempt === 1 ? json(503, {}, { 'retry-after': '3' }) : json(200, aCart),
    )
    const answer = client.cart()()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(E.isRight(await answer)).toBe(true)
  })

  it('does not wait longer than a visitor would (I9)', async () => {
    const { client, sent } = scripted(async () =>
      json(503, {}, { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }),
    )
    await client.cart()()
    expect(sent).toHaveLength(1)
  })

  it('preserves a session that was opened while an old call was refused', async () => {
    const opened = { ...sampleOf(contract.localize.response), sessionId: 'session-2' }
    let refuseOld: (response: Response) => void = () => undefined
    const { client, sent } = scripted(async ({ url }) => {
      if (url.endsWith('attos/address') || url.includes('attos/address?'))
        return json(200, contract.localize.response.codec.encode(opened as never))
      return new Promise((resolve) => {
        refuseOld = resolve
      })
    })
    const old = client.sessionStatus()()
    await client.localize(sampleOf(contract.localize.request))()
    refuseOld(refusal(401, 'SESSION_EXPIRED'))
    await old
    void client.sessionStatus()()
    await eventually(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.headers.get(SESSION_HEADER)).toBe('session-2')
  })
})

describe('a client whose page checks for a person', () => {
  const saved = contract.persistCart.response.codec.encode({ saved: null })
  const opened = { ...sampleOf(contract.localize.response), sessionId: 'session-12345678' as SessionId }
  const snapshot = contract.sessionInfo.response
  const address = sampleOf(contract.localize.request)

  /** A page that counts its checks, at a provider that needs one pass for a session. */
  const page = (hasPassedBefore: boolean) => {
    let hasPassed = hasPassedBefore
    let checks = 0
    const fetch = (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/sessionInfo'))
        return Promise.resolve(json(200, snapshot.codec.encode(sampleOf(snapshot))))
      if (pathname.endsWith('/address'))
        return Promise.resolve(json(200, contract.localize.response.codec.encode(opened)))
      hasPassed ||= request.headers.has(HUMAN_PASS_HEADER)
      return Promise.resolve(hasPassed ? json(200, saved) : refusal(428, 'HUMAN_CHECK_REQUIRED'))
    }
    const client = createClient(contract, {
      baseUrl: 'http://store.example/api/',
      fetch,
      retryDelay: () => 0,
      sendWithPass: (call) => {
        checks += 1
        return call('pass' as HumanPass)
      },
    })
    const save = async (): Promise<number> => {
      expect(E.isRight(await client.persistCart({ withCode: false })())).toBe(true)
      return checks
    }
    return { client, save }
  }

  it('checks once in a session, not for each saving (HUM-01)', async () => {
    const { client, save } = page(false)
    expect(E.isRight(await client.localize(address)())).toBe(true)
    expect([await save(), await save(), await save()]).toEqual([1, 1, 1])
    await client.localize(address)()
    expect([await save(), await save()]).toEqual([2, 2])
  })

  it('checks in a resumed session only if it has not passed yet (HUM-01)', async () => {
    for (const [hasPassed, checks] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const { client, save } = page(hasPassed)
      await client.sessionInfo()()
      expect([await save(), await save()]).toEqual([checks, checks])
    }
  })
})
