import { gzipSync } from 'node:zlib'
import { either as E } from 'fp-ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import {
  CART_COOKIE,
  PORTAL_ACCOUNT_HEADER,
  PORTAL_COOKIE,
  SESSION_COOKIE,
  SESSION_HEADER,
  VISIT_COOKIE,
} from '#adapters/contract/record.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { installationWindow } from '#adapters/contract/entities/checkout.ts'
import { receipt as orderReceipt } from '#adapters/contract/entities/order.ts'
import { portalOrder } from '#adapters/contract/entities/portal-overview.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { type RefusalCode, refusalCodes } from '#core/ports/orchestrator.failure.ts'
import {
  createContractServer,
  createFakeProvider,
  recordOf,
  sampleOf,
} from '#test/adapters/orchestrator/contract-server.builder.ts'
import type { HttpCall } from '#test/builders/contract-call.builder.ts'
import { IN_SESSION, callTo, JSON_TYPE, withHeaders, without } from '#test/builders/contract-call.builder.ts'

const fake = createFakeProvider()
let app: FastifyInstance

beforeAll(async () => {
  app = await createContractServer(fake.provider)
})
afterAll(() => app.close())
beforeEach(() => {
  fake.seen.length = 0
  fake.refuse({ code: 'UNAVAILABLE' })
})

const send = (call: HttpCall): Promise<LightMyRequestResponse> => app.inject({ ...call })

const expectRefusal = (response: LightMyRequestResponse, code: RefusalCode): void => {
  expect(response.statusCode).toBe(statusOfRefusal[code])
  expect(response.json()).toStrictEqual({ code, requestId: expect.any(String) })
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
}

const expectRefused = async (call: HttpCall, code: RefusalCode): Promise<void> => {
  expectRefusal(await send(call), code)
  expect(fake.seen).toStrictEqual([])
}

const withBody = callNames.filter((name) => callTo(name).payload !== undefined)
const withoutBody = callNames.filter((name) => !withBody.includes(name) && contract[name].method !== 'GET')
const guarded = callNames.filter((name) => contract[name].session === 'required')

describe.each(callNames)('contractRoutes.%s', (name) => {
  it('answers with safe headers and passes the caller on (S2)', async () => {
    const body = sampleOf(recordOf(name).response)
    fake.answer({ body })
    const response = await send(callTo(name))
    expect(response.statusCode).toBeLessThan(203)
    expect(recordOf(name).response.codec.decode(response.json())).toStrictEqual(E.right(body))
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(fake.seen[0]?.context).toStrictEqual({
      sessionId: 'session-1',
      secret: 'secret-1',
      ...(contract[name].session === 'portal' ? { portalSecret: 'portal-1' } : {}),
      language: 'es',
      clientAddress: '127.0.0.1',
      clientNetwork: '127.0.0.1',
    })
  })

  it('refuses a query it does not know (S17)', async () => {
    await expectRefused(
      callTo(name, (wire) => ({ ...wire, query: { ...wire.query, unheardOf: '1' } })),
      'BAD_REQUEST',
    )
  })

  it('reveals no detail of a provider that throws (S36)', async () => {
    fake.answerWith(() => {
      throw new Error('select secret from orders')
    })
    expectRefusal(await send(callTo(name)), 'BROKEN')
    fake.answerWith(() => () => Promise.reject(new Error('select secret')))
    expectRefusal(await send(callTo(name)), 'BROKEN')
  })

  it('refuses its path to every other method (S37)', async () => {
    const { method } = contract[name]
    const other = method === 'GET' ? 'PATCH' : 'OPTIONS'
    const response = await send({ method: other, url: callTo(name).url, headers: {} })
    expectRefusal(response, 'METHOD_NOT_ALLOWED')
    expect(response.headers['allow']).toContain(method)
  })
})

const ofPortal = callNames.filter((name) => contract[name].session === 'portal')

describe.each(ofPortal)('contractRoutes.%s', (name) => {
  it('needs the cookie of the portal, which must be well-formed (S7)', async () => {
    await expectRefused(withHeaders(callTo(name), IN_SESSION), 'LOGIN_REQUIRED')
    await expectRefused(withHeaders(callTo(name), { cookie: `${PORTAL_COOKIE}=a b` }), 'LOGIN_REQUIRED')
  })

  it('passes on the account that the page shows, and none if malformed (F32)', async () => {
    fake.answer({ body: sampleOf(recordOf(name).response) })
    for (const [shown, handed] of [
      ['CM-100200', 'CM-100200'],
      ['../CM', '-'],
    ] as const) {
      await send(withHeaders(callTo(name), { [PORTAL_ACCOUNT_HEADER]: shown }))
      expect(fake.seen.at(-1)?.context.shownAccount).toBe(handed)
    }
  })
})

describe.each(guarded)('contractRoutes.%s', (name) => {
  it.each([[[SESSION_HEADER]], [['cookie']], [[SESSION_HEADER, 'cookie']]])(
    'needs both halves of the session, here without %j (S8)',
    async (names) => {
      await expectRefused(without(callTo(name), ...names), 'SESSION_EXPIRED')
    },
  )

  it('treats a malformed half as missing', async () => {
    await expectRefused(withHeaders(callTo(name), { [SESSION_HEADER]: 'a b' }), 'SESSION_EXPIRED')
    await expectRefused(withHeaders(callTo(name), { cookie: `${SESSION_COOKIE}=%00` }), 'SESSION_EXPIRED')
  })
})

describe.each(withBody)('contractRoutes.%s', (name) => {
  const { payload = '' } = callTo(name)

  it.each([
    ['nothing', ''],
    ['broken JSON', '{"a":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['an unknown key', payload.replace('{', '{"unheardOf":1,')],
    ['a prototype', payload.replace('{', '{"__proto__":{"isAdmin":true},')],
    ['a constructor', payload.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')],
    ['a thousand brackets', '['.repeat(1_000)],
  ])('refuses %s as its body (S17)', async (_, body) => {
    await expectRefused({ ...callTo(name), payload: body }, 'BAD_REQUEST')
  })

  it('refuses a body of another type (S12)', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=a',
      'text/plain; a=application/json',
      '',
    ])
      await expectRefused(withHeaders(callTo(name), { 'content-type': type }), 'BAD_REQUEST')
  })

  it('refuses invalid UTF-8 instead of replacing characters (S17)', async () => {
    const { payload = '', ...call } = callTo(name)
    const broken = Buffer.concat([
      Buffer.from(payload.slice(0, 2)),
      Buffer.from([0xff]),
      Buffer.from(payload.slice(2)),
    ])
    expectRefusal(await app.inject({ ...call, payload: broken }), 'BAD_REQUEST')
    expect(fake.seen).toStrictEqual([])
  })

  it('refuses a body with Content-Encoding, compressed or not (S19)', async () => {
    const { payload: text = '', ...call } = callTo(name)
    for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip', 'GZIP'])
      for (const body of [text, gzipSync(text)]) {
        const headers = { ...call.headers, 'content-encoding': encoding }
        const response = await app.inject({ ...call, headers, payload: body })
        expect(response.statusCode).toBe(415)
        expect(response.json()).toStrictEqual({ code: 'BAD_REQUEST', requestId: expect.any(String) })
      }
    expect(fake.seen).toStrictEqual([])
  })

  it('refuses more than 16 KiB (S19)', async () => {
    await expectRefused({ ...callTo(name), payload: `{"a":"${'a'.repeat(16 * 1024)}"}` }, 'TOO_LARGE')
  })
})

describe.each(withoutBody)('contractRoutes.%s', (name) => {
  it('refuses a body where none is expected (S17)', async () => {
    await expectRefused({ ...withHeaders(callTo(name), JSON_TYPE), payload: '{}' }, 'BAD_REQUEST')
  })
})

describe('contractRoutes', () => {
  it.each(refusalCodes)('answers the refusal %s under its status (S36)', async (code) => {
    fake.refuse({ code })
    expectRefusal(await send(callTo('cart')), code)
  })

  it('sends price and seal with PRICE_MOVED, and with no other refusal (PRC-07)', async () => {
    const { quote, seal } = sampleOf(contract.cartSummary.response)
    fake.refuse({ code: 'PRICE_MOVED', moved: { quote, seal } })
    const moved = apiError.codec.decode((await send(callTo('order'))).json())
    expect(moved).toMatchObject(E.right({ code: 'PRICE_MOVED', quote, seal }))
    fake.refuse({ code: 'WINDOW_GONE', moved: { quote, seal } })
    expectRefusal(await send(callTo('order')), 'WINDOW_GONE')
  })

  it('sends Retry-After in an outage (S32)', async () => {
    expect((await send(callTo('cart'))).headers['retry-after']).toBe('1')
  })

  it('answers an order in doubt with 202', async () => {
    fake.answer({ body: { state: 'pending', intentId: 'intent-1', orderNumber: 'ABCDE-23456' } })
    expect((await send(callTo('order'))).statusCode).toBe(202)
    fake.answer({ body: { state: 'declined' } })
    expect((await send(callTo('order'))).statusCode).toBe(200)
  })

  it('refuses an order without a key, or with two (I8)', async () => {
    await expectRefused(without(callTo('order'), 'idempotency-key'), 'BAD_REQUEST')
    await expectRefused(withHeaders(callTo('order'), { 'idempotency-key': 'a, b' }), 'BAD_REQUEST')
  })

  it.each(['validatePayment', 'assessRisk'] as const)(
    'refuses a number of %s that is not said to be encrypted, with no flag to let it through (S25)',
    async (name) => {
      await expectRefused(without(callTo(name), 'encrypted'), 'BAD_REQUEST')
      for (const encrypted of ['false', 'TRUE', '1', '', 'true, true'])
        await expectRefused(withHeaders(callTo(name), { encrypted }), 'BAD_REQUEST')
      const flagged = withHeaders(callTo(name), { 'disable-encryption': 'true', encrypted: 'false' })
      await expectRefused(flagged, 'BAD_REQUEST')
    },
  )

  it('accepts agreements with or without a name, and refuses an invalid name', async () => {
    const named = withHeaders(callTo('acceptAgreements'), { 'e-transation-id': 'e-sign-1' })
    for (const name of ['', 'a b', '../x', 'x'.repeat(101)])
      await expectRefused(withHeaders(named, { 'e-transation-id': name }), 'BAD_REQUEST')
    await send(named)
    await send(without(named, 'e-transation-id'))
    expect(fake.seen.map(({ request }) => request)).toMatchObject([{ transactionId: 'e-sign-1' }, {}])
    expect(Object.keys(fake.seen[1]?.request as object)).toEqual(['agreements'])
  })

  it('stores the secret in a cookie that no script and no other site can read (S7)', async () => {
    const body = sampleOf(contract.localize.response)
    fake.answer({ body, secret: 'secret-2' })
    expect((await send(callTo('localize'))).headers['set-cookie']).toBe(
      `${SESSION_COOKIE}=secret-2; Path=/; HttpOnly; Secure; SameSite=Strict`,
    )
    fake.answer({ body })
    expect((await send(callTo('localize'))).headers['set-cookie']).toBeUndefined()
  })

  it('names the saved cart in a cookie for as long as the cart is saved, and deletes both together (CRT-06)', async () => {
    const saved = { cartId: 'cart-0001', expiresAt: 1, transfer: { code: 'ACDEFGHJ', expiresAt: 1 } }
    fake.answer({ body: { saved } })
    expect((await send(callTo('persistCart'))).headers['set-cookie']).toBe(
      `${CART_COOKIE}=cart-0001; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    )
    fake.answer({ body: { saved: null } })
    expect(String((await send(callTo('persistCart'))).headers['set-cookie'])).toMatch(
      new RegExp(`^${CART_COOKIE}=; .*Expires=Thu, 01 Jan 1970`),
    )
    expect((await send(callTo('sessionPing'))).headers['set-cookie']).toBeUndefined()
  })

  it('deletes the cart cookie with the order, and names the day of its visit until it is over (CRT-07)', async () => {
    const visit = { ...sampleOf(installationWindow), date: '2026-11-30' as PlainDate }
    const cookiesOf = async (name: CallName, body: unknown): Promise<readonly string[]> => {
      fake.answer({ body })
      return [(await send(callTo(name))).headers['set-cookie'] ?? []].flat()
    }
    const gone = (cookie: string) =>
      expect.stringMatching(new RegExp(`^${cookie}=; .*Expires=Thu, 01 Jan 1970`))
    const named = `${VISIT_COOKIE}=2026-11-30; Path=/; Expires=Tue, 01 Dec 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Strict`
    const receipt = { ...sampleOf(orderReceipt), visit }
    for (const name of ['order', 'orderStatus'] as const) {
      expect(await cookiesOf(name, { state: 'placed', receipt })).toEqual([gone(CART_COOKIE), named])
      expect(await cookiesOf(name, { state: 'declined' })).toEqual([])
    }
    const byCustomer = { ...receipt, visit: null }
    expect(await cookiesOf('order', { state: 'placed', receipt: byCustomer })).toEqual([
      gone(CART_COOKIE),
      gone(VISIT_COOKIE),
    ])
    const snapshot = sampleOf(contract.sessionInfo.response)
    expect(await cookiesOf('sessionInfo', { ...snapshot, receipt })).toEqual([gone(CART_COOKIE), named])
    expect(await cookiesOf('sessionInfo', { ...snapshot, receipt: null })).toEqual([])
    const order = { ...sampleOf(portalOrder), visit }
    expect(await cookiesOf('moveVisit', order)).toEqual([named])
    expect(await cookiesOf('cancelVisit', { ...order, visit: null })).toEqual([gone(VISIT_COOKIE)])
  })

  it('deletes the cookie of a saved cart that is not found, and no cookie for another cart (CRT-09)', async () => {
    fake.refuse({ code: 'NOT_FOUND' })
    const restoring = (id: string, cookie: string) => {
      const call = callTo('restorePersistentCart')
      const named = { ...call, url: call.url.replace(/[^/]+$/, id) }
      return send(
        withHeaders(named, { cookie: `${String(call.headers['cookie'])}; ${CART_COOKIE}=${cookie}` }),
      )
    }
    const gone = await restoring('cart-0001', 'cart-0001')
    expect([gone.statusCode, String(gone.headers['set-cookie'])]).toEqual([
      404,
      expect.stringMatching(new RegExp(`^${CART_COOKIE}=; .*Expires=Thu, 01 Jan 1970`)),
    ])
    expect((await restoring('cart-0001', 'cart-0002')).headers['set-cookie']).toBeUndefined()
    fake.refuse({ code: 'TOO_MANY' })
    expect((await restoring('cart-0001', 'cart-0001')).headers['set-cookie']).toBeUndefined()
  })

  it('clears the cookie when the session ends', async () => {
    fake.answer({ body: { deleted: true }, secret: null })
    expect(String((await send(callTo('deleteSession'))).headers['set-cookie'])).toMatch(
      new RegExp(`^${SESSION_COOKIE}=; .*Expires=Thu, 01 Jan 1970`),
    )
  })

  it('finds a session by its cookie alone where the contract says so', async () => {
    fake.answer({ body: sampleOf(contract.sessionInfo.response) })
    expect((await send(without(callTo('sessionInfo'), SESSION_HEADER))).statusCode).toBe(200)
    fake.seen.length = 0
    await expectRefused(without(callTo('sessionInfo'), 'cookie'), 'SESSION_EXPIRED')
  })

  it('opens a session only to its own pages and to callers without a browser (S12)', async () => {
    fake.answer({ body: sampleOf(contract.localize.response) })
    const call = without(callTo('localize'), SESSION_HEADER, 'cookie')
    expect((await send(call)).statusCode).toBe(200)
    expect(
      (await send(withHeaders(call, { host: 'a.example', origin: 'https://a.example' }))).statusCode,
    ).toBe(200)
    fake.seen.length = 0
    await expectRefused(
      withHeaders(call, { host: 'a.example', origin: 'https://b.example' }),
      'FORBIDDEN_ORIGIN',
    )
  })

  it.each(['/api', '/api/', '/api/attos', '/api/attos/nothing', '/api/attos/offer/a/b', '/api/.env'])(
    'knows no %s (S36)',
    async (url) => {
      await expectRefused({ method: 'GET', url, headers: {} }, 'NOT_FOUND')
      await expectRefused({ method: 'POST', url, headers: JSON_TYPE, payload: '{}' }, 'NOT_FOUND')
    },
  )

  it('refuses a parameter that changes the path', async () => {
    await expectRefused(
      callTo('removeOffer', (wire) => ({ ...wire, params: { id: '../cart' } })),
      'BAD_REQUEST',
    )
  })

  it('answers HEAD like any other unsupported method', async () => {
    expect((await send({ ...callTo('cart'), method: 'HEAD' })).statusCode).toBe(405)
    expect(fake.seen).toStrictEqual([])
  })
})
