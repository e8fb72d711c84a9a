import { sql } from 'drizzle-orm'
import { either as E } from 'fp-ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createCardDecryption } from '#adapters/card-encryption/decipher.ts'
import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import { smallNetwork } from '#adapters/orchestrator/pocket/network/small-seed.ts'
import { paymentKey } from '#adapters/orchestrator/wire/entities/payment.ts'
import type { Host } from '#adapters/server/host.ts'
import { openHost } from '#adapters/server/host.ts'
import { createLogger } from '#adapters/server/log.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { addressLeadingTo, answerOf, GIG, maria, POD } from '#test/builders/pocket.builder.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'

type Json = Readonly<Record<string, unknown>>
type Call = Pick<InjectOptions, 'method'> & {
  readonly url: string
  readonly body?: unknown
  readonly headers?: Json
}

const page = { html: '', styleHashes: [] }
const CARD = {
  number: '4111111111111111' as CardNumber,
  cvv: '737' as Cvv,
  expirationDate: '2031-04' as CardExpiry,
}

let host: Host

beforeAll(async () => {
  host = await openHost({
    dataDir: null,
    limitFactor: { session: 1_000, client: 1_000 },
    migrationsDir,
    brand: () => cometa,
    network: smallNetwork(),
    decryption: createCardDecryption(),
    clock: { now: () => epochMs(Date.now()) },
    logger: createLogger('silent'),
    site: () => ({ documents: {}, shell: page, outcomeShell: page, notFound: page, busy: page }),
    assetsDir: null,
    renderOutcome: () => '',
  })
}, 30_000)
afterAll(() => host.close())

/** A browser of its own, whose answers are read as they come. */
const openVisitor = async () => {
  const { street, unit, zip } = addressLeadingTo('serviceable')
  const opened = await host.app.inject({
    method: 'POST',
    url: '/api/attos/address',
    payload: { streetAddress: street, aptUnit: unit, zipCode: zip, channel: 'dotcom' },
  })
  const session = {
    'attos-session-id': opened.json<{ readonly sessionId: string }>().sessionId,
    cookie: String(opened.headers['set-cookie']).split(';', 1)[0],
  }
  const send = async ({ method = 'POST', url, body, headers }: Call) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const payload =
      body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }
    const sent = { ...session, ...json, ...(headers as Record<string, string>) }
    const answer = await host.app.inject({
      method,
      url: `/api/attos/${url}`,
      headers: sent,
      ...payload,
    })
    return { status: answer.statusCode, body: answer.json<Json>() }
  }
  return { session, send }
}

type Visitor = Awaited<ReturnType<typeof openVisitor>>

const envelopeFor = async ({ send }: Visitor) => {
  const key = paymentKey.codec.decode((await send({ url: 'payment-session' })).body)
  if (E.isLeft(key)) throw new Error('no payment key')
  return answerOf(createCardEncryption().encipher(CARD, key.right))
}

const paymentOf = (card: object): Call => ({
  url: 'payment-validate',
  headers: { encrypted: 'true' },
  body: { nameOnCard: 'María Ñúñez', zipCode: '33130', card },
})

const fillCart = async ({ send }: Visitor): Promise<void> => {
  const { cart } = (await send({ url: 'offer', body: { offerId: GIG } })).body as { cart: { id: string } }
  await send({ url: 'addCustomer', body: maria })
  await send({ url: 'install-option', body: { kind: 'professional' } })
  const { agreements } = (await send({ method: 'GET', url: `getAgreements/${cart.id}` })).body as {
    agreements: readonly { id: string; version: string }[]
  }
  const accepted = agreements.map(({ id, version }) => ({ id, version }))
  await send({ url: 'agreements', body: { agreements: accepted } })
}

const windowsOf = async ({ send }: Visitor): Promise<readonly { id: string }[]> =>
  (await send({ method: 'GET', url: 'installation-schedule' })).body['windows'] as { id: string }[]

const totalsFor = async ({ send }: Visitor) => {
  const { quote } = (await send({ method: 'GET', url: 'cart-summary?returnTaxes=true' })).body as {
    quote: { monthly: { total: number }; dueToday: number }
  }
  return { monthly: quote.monthly.total, dueToday: quote.dueToday }
}

const TABLES = [
  'carts',
  'reservations',
  'order_intents',
  'orders',
  'idempotency_keys',
  'payment_keys',
  'ledger_cards',
  'ledger_charges',
] as const

/** All that is stored, but how long sessions still live: any use of one prolongs it. */
const stored = async (): Promise<string> => {
  const rows = async (from: string): Promise<unknown> =>
    host.db.execute(sql.raw(`select to_jsonb(found) - 'expires_at' as row from ${from} found order by 1`))
  const booked = await rows('(select id, booked from installation_windows where booked > 0)')
  return JSON.stringify([booked, await rows('sessions'), ...(await Promise.all(TABLES.map(rows)))])
}

const orderOf = (key: string, expected: unknown): Call => ({
  url: 'order',
  headers: { 'idempotency-key': key },
  body: { expected },
})

/** Calls that no page of the store makes, at a cart that is ready for its window and its order. */
const hostileCalls = (totals: { readonly monthly: number; readonly dueToday: number }): readonly Call[] => [
  ...['-1', '6', '1e9', '1.5', 'NaN', 'null', '"1"', '[1]', '{}', '1e400'].map((quantity) => ({
    method: 'PUT' as const,
    url: 'addCartItem',
    body: `{"offerId":"${POD}","lineOfBusiness":"Internet","quantity":${quantity}}`,
  })),
  ...['nothing', 'toString', '__proto__', '', POD, [GIG], null].map((offerId) => ({
    url: 'offer',
    body: { offerId },
  })),
  { url: 'offer', body: { offerId: GIG, price: 1 } },
  { url: 'offer', body: `{"offerId":"${GIG}","__proto__":{"price":1}}` },
  { url: 'offer', body: `${'['.repeat(8_000)}${']'.repeat(8_000)}` },
  { url: 'offer', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { url: 'offer', body: { offerId: GIG }, headers: { origin: 'https://elsewhere.example' } },
  { url: 'addCustomer', body: { ...maria, firstName: 'a\u0000b' } },
  { url: 'addCustomer', body: { ...maria, lastName: 'a\u202Eb' } },
  { url: 'addCustomer', body: { ...maria, emailAddress: 'nobody' } },
  { url: 'agreements', body: { agreements: [] } },
  { method: 'GET', url: 'getAgreements/cart-of-somebody' },
  { method: 'GET', url: 'order/intent-of-somebody' },
  ...['nothing', 'TX-782-2026-11-25-08', '__proto__', ''].map((windowId) => ({
    url: 'installation-schedule',
    body: { windowId },
  })),
  paymentOf({ card: CARD.number, cvv: CARD.cvv, expirationDate: CARD.expirationDate }),
  { ...paymentOf({}), headers: { encrypted: 'false' } },
  orderOf('tampered', { ...totals, monthly: totals.monthly - 1 }),
  orderOf('tampered', { ...totals, dueToday: 0 }),
  orderOf('tampered', { monthly: -1, dueToday: -1 }),
  orderOf('tampered', { ...totals, discount: 100 }),
  orderOf('tampered', { monthly: String(totals.monthly), dueToday: totals.dueToday }),
  orderOf('../key', totals),
]

const expectRefusals = async (visitor: Visitor, calls: readonly Call[]): Promise<void> => {
  const before = await stored()
  for (const call of calls) {
    const { status, body } = await visitor.send(call)
    expect([call, status >= 400 && status < 500]).toEqual([call, true])
    expect(Object.keys(body).filter((key) => key !== 'quote')).toEqual(['code', 'requestId'])
  }
  expect(await stored()).toBe(before)
}

describe('a store that is attacked', () => {
  let visitor: Visitor
  let totals: { readonly monthly: number; readonly dueToday: number }

  beforeAll(async () => {
    visitor = await openVisitor()
    await fillCart(visitor)
    await visitor.send(paymentOf(await envelopeFor(visitor)))
    const [window] = await windowsOf(visitor)
    await visitor.send({ url: 'installation-schedule', body: { windowId: window?.id } })
    totals = await totalsFor(visitor)
  })

  it('answers malformed and tampered calls with 4xx in one shape and changes nothing (I5, I12)', async () => {
    await expectRefusals(visitor, hostileCalls(totals))
  })

  it('lets nobody at a cart with half a session, or with half of another (I7, S8)', async () => {
    const other = await openVisitor()
    const calls: readonly Call[] = [
      { method: 'GET', url: 'cart' },
      { url: 'offer', body: { offerId: 'internet-500' } },
      { url: 'payment-session' },
      { method: 'DELETE', url: 'deleteSession' },
      orderOf('stolen', totals),
    ]
    const halves = [
      { cookie: '' },
      { 'attos-session-id': '' },
      { cookie: other.session.cookie },
      { 'attos-session-id': other.session['attos-session-id'] },
    ]
    const attacks = halves.flatMap((half) =>
      calls.map((call) => ({ ...call, headers: { ...call.headers, ...half } })),
    )
    await expectRefusals(visitor, attacks)
  })

  it('lets no step be passed over (I11, S31)', async () => {
    const hasty = await openVisitor()
    const [window] = await windowsOf(hasty)
    const later: readonly Call[] = [
      { url: 'payment-session' },
      { url: 'installation-schedule', body: { windowId: window?.id } },
      orderOf('hasty', totals),
    ]
    await expectRefusals(hasty, later)
    await fillCart(hasty)
    await expectRefusals(hasty, later.slice(1))
  })

  it('takes no card that was changed, sealed for another session, or sent before (S26)', async () => {
    const thief = await openVisitor()
    await fillCart(thief)
    const card = await envelopeFor(visitor)
    const stolen = await thief.send(paymentOf(card))
    expect(stolen.body['code']).toBe('PAYMENT_KEY_UNUSABLE')
    expect((await visitor.send(paymentOf(card))).status).toBe(200)
    await expectRefusals(visitor, [paymentOf(card)])
    const changed = await envelopeFor(visitor)
    const cvv = changed.cvv === '000' ? '001' : '000'
    expect((await visitor.send(paymentOf({ ...changed, cvv }))).body['code']).toBe('CARD_REJECTED')
    await expectRefusals(visitor, [paymentOf(changed)])
  })

  it('makes one order of a cart whatever the keys, and keeps its answer with its key (I1, I8)', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `race-${index % 3}`)
    const answers = await Promise.all(keys.map((key) => visitor.send(orderOf(key, totals))))
    const winner = keys[answers.findIndex(({ body }) => body['state'] === 'placed')] ?? ''
    const placed = await visitor.send(orderOf(winner, totals))
    expect(placed.body).toMatchObject({ state: 'placed' })
    expect(await visitor.send(orderOf(winner, totals))).toEqual(placed)
    const thief = await openVisitor()
    await expectRefusals(thief, [orderOf(winner, totals)])
    const different = orderOf(winner, { ...totals, dueToday: 0 })
    expect((await visitor.send(different)).body['code']).toBe('KEY_REUSED')
    await expectRefusals(visitor, [
      different,
      orderOf('new', totals),
      { url: 'offer', body: { offerId: GIG } },
    ])
  })
})
