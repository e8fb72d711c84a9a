import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Handler } from '#adapters/provider/call/handler.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import type { CallName, ContractRequest } from '#adapters/contract/record.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { PORTAL_ACCOUNT_HEADER, PORTAL_COOKIE, SESSION_COOKIE } from '#adapters/contract/record.ts'
import { refusalsOf } from '#adapters/contract/refusals.ts'
import { ANSWER_MAX } from '#adapters/server/forward/exchange.ts'
import type { ForwardingProvider } from '#adapters/server/forward/forwarding-provider.ts'
import { createForwardingProvider } from '#adapters/server/forward/forwarding-provider.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { recordOf, sampleOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { type Peer, startPeer } from '#test/builders/peer.builder.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const book = logBook()
const tracing = { inSpan: <A>(_: string, work: () => Promise<A>) => work(), traceparent: () => TRACE }
let peer: Peer
let forwarding: ForwardingProvider
let app: FastifyInstance

beforeAll(async () => {
  peer = await startPeer('/shop/api/')
  forwarding = createForwardingProvider({ url: peer.url, log: book.logger, tracing })
  app = await openServer({ provider: forwarding.provider })
})
afterAll(async () => {
  await app.close()
  forwarding.close()
  await peer.close()
})
beforeEach(() => {
  peer.seen.length = 0
})

type AnyHandler = Handler<never> &
  ((context: object, request: unknown) => () => Promise<E.Either<unknown, unknown>>)

const handlerOf = (name: CallName, of = forwarding): AnyHandler => of.provider[name] as unknown as AnyHandler

const IN_SESSION = { sessionId: 'session-1', secret: 'secret-1', requestId: 'request-1' }

const ask = (name: CallName, of?: ForwardingProvider): Promise<E.Either<unknown, unknown>> =>
  handlerOf(name, of)(IN_SESSION, sampleOf(recordOf(name).request))()

const send = (name: CallName): Promise<LightMyRequestResponse> => app.inject({ ...callTo(name) })

const answerOf = (name: CallName): { readonly status: number; readonly body: string } => {
  const record = recordOf(name)
  const body = sampleOf(record.response)
  const statusOf = contract[name].status as ((answer: unknown) => number) | undefined
  return { status: statusOf?.(body) ?? 200, body: JSON.stringify(record.response.codec.encode(body)) }
}

const refusal = (code: RefusalCode): string =>
  JSON.stringify(apiError.codec.encode({ code, requestId: 'request-there' }))

const UNAVAILABLE = E.left({ code: 'UNAVAILABLE' })

const expectUnavailable = (answer: LightMyRequestResponse): void => {
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toStrictEqual({ code: 'UNAVAILABLE', requestId: expect.any(String) })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
}

describe.each(callNames)('a forwarded %s', (name) => {
  it('forwards the request and returns its answer unchanged', async () => {
    const { status, body } = answerOf(name)
    peer.answer(status, body)
    const answer = await ask(name)
    expect(answer).toMatchObject(E.right({ body: sampleOf(recordOf(name).response) }))
    const wire = recordOf(name).request.codec.encode(sampleOf(recordOf(name).request)) as ContractRequest
    const [seen] = peer.seen
    expect(peer.seen).toHaveLength(1)
    expect(`${seen?.method} ${seen?.url}`).toBe(
      `${contract[name].method} ${callTo(name).url.replace('/api/', '/shop/api/')}`,
    )
    expect(seen?.body).toBe(wire.body === undefined ? '' : JSON.stringify(wire.body))
  })

  it('forwards the headers of the contract and no others', async () => {
    const { status, body } = answerOf(name)
    peer.answer(status, body)
    const call = withHeaders(callTo(name), {
      authorization: 'Bearer planted',
      cookie: `other=planted; ${SESSION_COOKIE}=secret-1; ${PORTAL_COOKIE}=portal-1; ${LANGUAGE_COOKIE}=en; more=planted`,
      [PORTAL_ACCOUNT_HEADER]: 'CM-100200',
      forwarded: 'for=planted',
      'user-agent': 'planted',
      'x-forwarded-for': 'planted',
      'x-planted': 'planted',
      traceparent: 'planted',
    })
    await app.inject({ ...call })
    const wire = recordOf(name).request.codec.encode(sampleOf(recordOf(name).request)) as ContractRequest
    const hasBody = wire.body !== undefined
    const { headers = {} } = peer.seen[0] ?? {}
    expect(headers).toStrictEqual({
      ...wire.headers,
      ...(hasBody ? { 'content-type': 'application/json', 'content-length': expect.any(String) } : {}),
      ...(!hasBody && contract[name].method === 'POST' ? { 'content-length': '0' } : {}),
      accept: 'application/json',
      'accept-encoding': 'identity',
      'attos-session-id': 'session-1',
      [PORTAL_ACCOUNT_HEADER]: 'CM-100200',
      cookie: `${SESSION_COOKIE}=secret-1; ${PORTAL_COOKIE}=portal-1; ${LANGUAGE_COOKIE}=en`,
      connection: 'keep-alive',
      host: peer.url.host,
      traceparent: TRACE,
      'x-request-id': expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  it('returns every refusal of the record except a forbidden origin', async () => {
    for (const code of refusalsOf(contract[name])) {
      peer.answer(statusOfRefusal[code], refusal(code))
      expect(await ask(name)).toEqual(code === 'FORBIDDEN_ORIGIN' ? UNAVAILABLE : E.left({ code }))
    }
  })

  it('accepts no other response (S36)', async () => {
    const { status, body } = answerOf(name)
    const unlike: readonly (readonly [number, string, Record<string, string>?])[] = [
      [status, '<html>planted</html>', { 'content-type': 'text/html' }],
      [status, body, { 'content-type': 'text/html' }],
      [status, '{"planted":true}'],
      [status, ''],
      [status, '{'],
      [201, body],
      [status === 200 ? 202 : 200, body],
      [302, body, { location: `${peer.url.href}elsewhere` }],
      [307, '', { location: `${peer.url.href}elsewhere` }],
      [400, refusal('UNAVAILABLE')],
      [404, refusal('OFFER_UNKNOWN').replace('request-there', 'planted words')],
      [405, refusal('METHOD_NOT_ALLOWED')],
      [500, '<html>planted</html>', { 'content-type': 'text/html' }],
      [502, 'planted'],
      [503, 'planted'],
      [504, refusal('BROKEN')],
    ]
    for (const [code, text, headers] of unlike) {
      peer.seen.length = 0
      peer.answer(code, text, headers)
      const answer = await send(name)
      expect(answer.body).not.toContain('planted')
      expectUnavailable(answer)
      expect(answer.headers).not.toHaveProperty('location')
      expect(peer.seen).toHaveLength(1)
    }
  })
})

describe('an orchestrator that a host forwards to', () => {
  const broken: readonly (readonly [string, RequestListener])[] = [
    ['hangs up', (request) => request.socket.destroy()],
    ['resets', (request) => request.socket.resetAndDestroy()],
    [
      'breaks off in its answer',
      (_, response) => {
        const { body } = answerOf('cart')
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
        response.write(body.slice(0, 10))
        setImmediate(() => response.destroy())
      },
    ],
    ['says what is no HTTP', (request) => void request.socket.end('planted\r\n\r\n')],
    [
      'sends headers without end',
      (request) => void request.socket.end(`HTTP/1.1 200 OK\r\nx-planted: ${'a'.repeat(20_000)}\r\n\r\n`),
    ],
    [
      'changes the protocol',
      (request) =>
        void request.socket.end(
          'HTTP/1.1 101 Switching Protocols\r\nupgrade: planted\r\nconnection: upgrade\r\n\r\n',
        ),
    ],
  ]

  it.each(broken)('that %s is unavailable, without any detail (S36)', async (_, listener) => {
    peer.answerWith(listener)
    for (const name of ['cart', 'acceptAgreements', 'order'] as const) {
      const answer = await send(name)
      expectUnavailable(answer)
      expect(answer.body).not.toContain('planted')
    }
    expect(book.text()).not.toContain('planted')
  })

  it('that is down is unavailable, and available once it is back', async () => {
    const gone = await startPeer()
    const other = createForwardingProvider({ url: gone.url, log: book.logger })
    await gone.close()
    expect(await ask('cart', other)).toEqual(UNAVAILABLE)
    expect(book.events().at(-1)).toMatchObject({ message: 'orchestrator unreachable', code: 'ECONNREFUSED' })
    other.close()
    const { status, body } = answerOf('cart')
    peer.answer(status, body)
    expect(E.isRight(await ask('cart'))).toBe(true)
  })

  it('that sends arbitrary answers is forwarded only where its record allows it', async () => {
    const known = answerOf('cart').body
    await forAllAsyncWith(
      { numRuns: 60, examples: [[known, 200, 'application/json']] },
      fc.oneof(fc.json(), fc.string(), fc.constant(known)),
      fc.integer({ min: 200, max: 599 }),
      fc.constantFrom(
        'application/json',
        'text/html',
        'application/json; charset=utf-8',
        'application/jsonp',
      ),
      async (body, status, type) => {
        peer.answerWith((_, response) => void response.writeHead(status, { 'content-type': type }).end(body))
        const isKnown = body === known && status === 200 && /^application\/json($|;)/.test(type)
        expect(E.isRight(await ask('cart'))).toBe(isKnown)
      },
    )
  })

  it('that answers without end is cut off at a limit', async () => {
    let sent = 0
    peer.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = (): void => {
        sent += 64 * 1024
        if (!response.destroyed && sent < 64 * ANSWER_MAX) response.write('a'.repeat(64 * 1024), () => more())
      }
      more()
    })
    expect(await ask('cart')).toEqual(UNAVAILABLE)
    expect(sent).toBeLessThan(32 * ANSWER_MAX)
  })

  it('is called over persistent connections', async () => {
    const { status, body } = answerOf('cart')
    peer.answer(status, body)
    await ask('cart')
    const before = peer.connections()
    for (let index = 0; index < 20; index += 1) await ask('cart')
    expect(peer.connections()).toBe(before)
  })

  it('is called again after it closed a connection, if the call is idempotent', async () => {
    const { status, body } = answerOf('cart')
    const dropOnce = (): void =>
      peer.answerWith((request) => {
        peer.answer(status, body)
        request.socket.destroy()
      })
    peer.answer(status, body)
    await ask('cart')
    dropOnce()
    expect(E.isRight(await ask('cart'))).toBe(true)
    dropOnce()
    expect(await ask('acceptAgreements')).toEqual(UNAVAILABLE)
  })

  it('gives and takes back the secret of a session, under the rules of this host (S7)', async () => {
    const localized = { ...answerOf('localize') }
    const cookies = [
      'tracker=planted; Path=/',
      `${SESSION_COOKIE}=secret-2; Domain=planted.example; Path=/planted; SameSite=None; Max-Age=9`,
    ]
    peer.answer(localized.status, localized.body, { 'set-cookie': cookies })
    const given = await send('localize')
    expect(given.headers['set-cookie']).toBe(
      `${SESSION_COOKIE}=secret-2; Path=/; HttpOnly; Secure; SameSite=Strict`,
    )
    const deleted = answerOf('deleteSession')
    peer.answer(deleted.status, deleted.body, { 'set-cookie': [`${SESSION_COOKIE}=; Max-Age=0`] })
    expect((await send('deleteSession')).headers['set-cookie']).toMatch(
      new RegExp(`^${SESSION_COOKIE}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970`),
    )
    const cart = answerOf('cart')
    peer.answer(cart.status, cart.body, { 'set-cookie': [`${SESSION_COOKIE}=secret-3`], 'x-planted': 'a' })
    const { headers } = await send('cart')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('x-planted')
    peer.answer(localized.status, localized.body, { 'set-cookie': [`${SESSION_COOKIE}=a"b`] })
    expect((await send('localize')).headers).not.toHaveProperty('set-cookie')
  })

  it('clears the cookie of the portal when the orchestrator does, and sets none (S7)', async () => {
    const { status, body } = answerOf('portalSignOut')
    peer.answer(status, body, { 'set-cookie': [`${PORTAL_COOKIE}=; Max-Age=0`] })
    const cookies = [(await send('portalSignOut')).headers['set-cookie']].flat()
    expect(cookies).toContainEqual(
      expect.stringMatching(new RegExp(`^${PORTAL_COOKIE}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970`)),
    )
    const session = answerOf('portalSession')
    peer.answer(session.status, session.body, { 'set-cookie': [`${PORTAL_COOKIE}=planted`] })
    expect((await send('portalSession')).headers).not.toHaveProperty('set-cookie')
  })

  it('states how long to wait, up to a limit', async () => {
    peer.answer(429, refusal('TOO_MANY'), { 'retry-after': '7' })
    expect((await send('order')).headers['retry-after']).toBe('7')
    peer.answer(429, refusal('TOO_MANY'), { 'retry-after': '9999999' })
    expect((await send('order')).headers['retry-after']).toBe('60')
  })

  it('is named in the log by its own id of a call that failed', async () => {
    peer.answer(503, refusal('UNAVAILABLE'))
    const { requestId } = (await send('cart')).json<{ readonly requestId: string }>()
    expect(book.events().at(-1)).toMatchObject({
      message: 'orchestrator failed',
      reqId: requestId,
      upstreamReqId: 'request-there',
      statusCode: 503,
    })
  })
})

describe('an orchestrator that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each(['cart', 'order'] as const)('has the timeout of the record of %s (S32)', async (name) => {
    const asked = new Promise<void>((resolve) => {
      peer.answerWith(() => resolve())
    })
    const answer = ask(name)
    await asked
    await vi.advanceTimersByTimeAsync(contract[name].timeoutMs - 1)
    expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual(UNAVAILABLE)
  })

  it('has the same timeout after its first bytes', async () => {
    const asked = new Promise<void>((resolve) => {
      peer.answerWith((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{', () => resolve())
      })
    })
    const answer = ask('cart')
    await asked
    await vi.advanceTimersByTimeAsync(contract.cart.timeoutMs)
    expect(await answer).toEqual(UNAVAILABLE)
  })

  it('has one second to accept the connection (S32)', async () => {
    const mute = createTcpServer()
    mute.listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const url = new URL(`https://127.0.0.1:${(mute.address() as AddressInfo).port}/api/`)
    const other = createForwardingProvider({ url, log: book.logger })
    const connected = once(mute, 'connection')
    const answer = ask('cart', other)
    await connected
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answer).toEqual(UNAVAILABLE)
    other.close()
    mute.close()
  })
})
