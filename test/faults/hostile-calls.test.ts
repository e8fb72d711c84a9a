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
import type { AccountNumber, RoutingNumber } from '#core/bank/bank.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { ClearAccount, PaymentKey } from '#core/ports/card-encryption.ts'
import type { ClearIdentification, IdentificationNumber } from '#core/risk/risk.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { addressLeadingTo, answerOf, DEPOSIT, GIG, maria, POD } from '#test/builders/pocket.builder.ts'
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

const ACCOUNT: ClearAccount = {
  kind: 'checking',
  routing: '122105155' as RoutingNumber,
  number: '00073737373' as AccountNumber,
}
const PERSON: ClearIdentification = { type: 'SSN', number: '737377373' as IdentificationNumber }

const SEALED = { integrityCheck: 'A'.repeat(22), keyId: 'nobody', phaseId: 'nobody' }
const SEALED_ACCOUNT = { ...SEALED, account: '1'.repeat(20), accountKind: 'checking' }
const SEALED_PERSON = { ...SEALED, number: '1'.repeat(9), type: 'SSN' }
const DEPOSIT_ITEM = { offerId: DEPOSIT, lineOfBusiness: 'Internet' }

let host: Host
let log = ''

beforeAll(async () => {
  host = await openHost({
    dataDir: null,
    limitFactor: { session: 1_000, client: 1_000 },
    migrationsDir,
    brand: () => cometa,
    network: smallNetwork(),
    decryption: createCardDecryption(),
    clock: { now: () => epochMs(Date.now()) },
    digest: buildDigest(),
    logger: createLogger('trace', { write: (line) => void (log += line) }),
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

const encryption = createCardEncryption()

const keyFor = async ({ send }: Visitor): Promise<PaymentKey> => {
  const key = paymentKey.codec.decode((await send({ url: 'payment-session' })).body)
  if (E.isLeft(key)) throw new Error('no payment key')
  return key.right
}

const envelopeFor = async (visitor: Visitor) => answerOf(encryption.encipher(CARD, await keyFor(visitor)))

const accountFor = async (visitor: Visitor) =>
  answerOf(encryption.encipherAccount(ACCOUNT, await keyFor(visitor)))

const identityFor = async (visitor: Visitor) =>
  answerOf(encryption.encipherIdentification(PERSON, await keyFor(visitor)))

const paymentOf = (card: object): Call => ({
  url: 'payment-validate',
  headers: { encrypted: 'true' },
  body: { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card },
})

const accountOf = (bank: object): Call => ({
  url: 'payment-validate',
  headers: { encrypted: 'true' },
  body: { kind: 'bank', nameOnAccount: 'María Ñúñez', bank },
})

const riskOf = (identification: object | null): Call => ({
  url: 'assessRisk',
  headers: { encrypted: 'true' },
  body: { addressOneYear: true, identification },
})

const versionsIn = (body: Json) =>
  (body['agreements'] as readonly { id: string; version: string }[]).map(({ id, version }) => ({
    id,
    version,
  }))

const fillCart = async ({ send }: Visitor): Promise<void> => {
  const { cart } = (await send({ url: 'offer', body: { offerId: GIG } })).body as { cart: { id: string } }
  await send({ url: 'addCustomer', body: maria })
  await send(riskOf(null))
  await send({ url: 'install-option', body: { kind: 'professional' } })
  const agreed = await send({ method: 'GET', url: `getAgreements/${cart.id}` })
  await send({ url: 'agreements', body: { agreements: versionsIn(agreed.body) } })
}

const windowsOf = async ({ send }: Visitor): Promise<readonly { id: string }[]> =>
  (await send({ method: 'GET', url: 'installation-schedule' })).body['windows'] as { id: string }[]

type Shown = {
  readonly totals: { readonly monthly: number; readonly dueToday: number }
  readonly seal: string
}

const shownTo = async ({ send }: Visitor): Promise<Shown> => {
  const { quote, seal } = (await send({ method: 'GET', url: 'cart-summary?returnTaxes=true' })).body as {
    quote: { monthly: { total: number }; dueToday: number }
    seal: string
  }
  return { totals: { monthly: quote.monthly.total, dueToday: quote.dueToday }, seal }
}

const TABLES = [
  'carts',
  'reservations',
  'order_intents',
  'orders',
  'idempotency_keys',
  'payment_keys',
  'ledger_payments',
  'ledger_charges',
] as const

/** All that is stored, but how long sessions still live: any use of one prolongs it. */
const stored = async (): Promise<string> => {
  const rows = async (from: string): Promise<unknown> =>
    host.db.execute(sql.raw(`select to_jsonb(found) - 'expires_at' as row from ${from} found order by 1`))
  const booked = await rows('(select id, booked from installation_windows where booked > 0)')
  return JSON.stringify([booked, await rows('sessions'), ...(await Promise.all(TABLES.map(rows)))])
}

/** Every row of every table. */
const everything = async (): Promise<string> => {
  const rowsOf = async (query: string): Promise<readonly Json[]> =>
    ((await host.db.execute(sql.raw(query))) as { readonly rows: readonly Json[] }).rows
  const names = await rowsOf(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const dumps = names.map(({ name }) => rowsOf(`select to_jsonb(found) as row from "${String(name)}" found`))
  return JSON.stringify(await Promise.all(dumps))
}

const orderOf = (
  key: string,
  { totals, seal }: { readonly totals: unknown; readonly seal: unknown },
): Call => ({
  url: 'order',
  headers: { 'idempotency-key': key },
  body: { expected: totals, seal },
})

/** Calls that no page of the store makes, at a cart that is ready for its window and its order. */
const hostileCalls = (shown: Shown, foreignSeal: string): readonly Call[] => [
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
  accountOf({ account: ACCOUNT.routing + ACCOUNT.number, accountKind: 'checking' }),
  { ...accountOf(SEALED_ACCOUNT), headers: {} },
  accountOf({ ...SEALED_ACCOUNT, accountKind: 'credit' }),
  accountOf({ ...SEALED_ACCOUNT, account: '1'.repeat(27) }),
  accountOf({ ...SEALED_ACCOUNT, routing: ACCOUNT.routing }),
  { ...accountOf({}), body: { kind: 'cash', amount: 1 } },
  riskOf({ number: PERSON.number, type: PERSON.type }),
  { ...riskOf(SEALED_PERSON), headers: { encrypted: 'false' } },
  { ...riskOf(null), headers: {} },
  riskOf({ ...SEALED_PERSON, type: 'NONE' }),
  riskOf({ ...SEALED_PERSON, number: '21909999' }),
  riskOf({ ...SEALED_PERSON, decision: 'cleared' }),
  { ...riskOf(null), body: { addressOneYear: 'yes', identification: null } },
  { ...riskOf(null), body: { addressOneYear: true } },
  { ...riskOf(null), body: { addressOneYear: true, identification: null, decision: 'cleared' } },
  { method: 'PUT', url: 'addCartItem', body: { ...DEPOSIT_ITEM, quantity: 0 } },
  { method: 'PUT', url: 'removeCartItem', body: DEPOSIT_ITEM },
  { method: 'DELETE', url: `offer/${DEPOSIT}` },
  ...[
    { ...shown.totals, monthly: shown.totals.monthly - 1 },
    { ...shown.totals, dueToday: 0 },
    { monthly: -1, dueToday: -1 },
    { ...shown.totals, discount: 100 },
    { monthly: String(shown.totals.monthly), dueToday: shown.totals.dueToday },
  ].map((totals) => orderOf('tampered', { ...shown, totals })),
  ...[foreignSeal, `${shown.seal}A`, shown.seal.slice(1), shown.seal.toUpperCase(), '', null].map((seal) =>
    orderOf('forged', { ...shown, seal }),
  ),
  orderOf('../key', shown),
]

const expectRefusals = async (visitor: Visitor, calls: readonly Call[]): Promise<void> => {
  const before = await stored()
  for (const call of calls) {
    const { status, body } = await visitor.send(call)
    expect([call, status >= 400 && status < 500]).toEqual([call, true])
    expect(Object.keys(body).filter((key) => key !== 'quote' && key !== 'seal')).toEqual([
      'code',
      'requestId',
    ])
  }
  expect(await stored()).toBe(before)
}

describe('a store that is attacked', () => {
  let visitor: Visitor
  let shown: Shown

  beforeAll(async () => {
    visitor = await openVisitor()
    await fillCart(visitor)
    await visitor.send(paymentOf(await envelopeFor(visitor)))
    const [window] = await windowsOf(visitor)
    await visitor.send({ url: 'installation-schedule', body: { windowId: window?.id } })
    shown = await shownTo(visitor)
  })

  it('answers malformed and tampered calls with 4xx in one shape and changes nothing (I5, I12)', async () => {
    const other = await openVisitor()
    await fillCart(other)
    const { seal } = await shownTo(other)
    await expectRefusals(visitor, hostileCalls(shown, seal))
  })

  it('lets nobody at a cart with half a session, or with half of another (I7, S8)', async () => {
    const other = await openVisitor()
    const calls: readonly Call[] = [
      { method: 'GET', url: 'cart' },
      { url: 'offer', body: { offerId: 'internet-500' } },
      { url: 'payment-session' },
      { method: 'DELETE', url: 'deleteSession' },
      orderOf('stolen', shown),
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

  it('lets nobody off the risk question: no card and no order without its answer (CHK-06, S31)', async () => {
    const hasty = await openVisitor()
    const { cart } = (await hasty.send({ url: 'offer', body: { offerId: GIG } })).body as {
      cart: { id: string }
    }
    await hasty.send({ url: 'addCustomer', body: maria })
    await hasty.send({ url: 'install-option', body: { kind: 'self' } })
    const agreed = await hasty.send({ method: 'GET', url: `getAgreements/${cart.id}` })
    await hasty.send({ url: 'agreements', body: { agreements: versionsIn(agreed.body) } })
    const card = await envelopeFor(hasty)
    const quoted = await shownTo(hasty)
    await expectRefusals(hasty, [paymentOf(card), orderOf('unasked', quoted)])
    expect((await hasty.send(riskOf(null))).body['decision']).toBe('cleared')
    expect((await hasty.send(paymentOf(card))).status).toBe(200)
  })

  it('lets no step be passed over (I11, S31)', async () => {
    const hasty = await openVisitor()
    const [window] = await windowsOf(hasty)
    const later: readonly Call[] = [
      { url: 'payment-session' },
      riskOf(null),
      { url: 'installation-schedule', body: { windowId: window?.id } },
      orderOf('hasty', shown),
    ]
    await expectRefusals(hasty, later)
    await fillCart(hasty)
    await expectRefusals(hasty, later.slice(2))
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
    expect((await visitor.send(paymentOf({ ...changed, cvv }))).body['code']).toBe('PAYMENT_REJECTED')
    await expectRefusals(visitor, [paymentOf(changed)])
  })

  it('takes no account and no number that was changed, sealed for another session, or sent before (S26)', async () => {
    const thief = await openVisitor()
    await fillCart(thief)
    const account = await accountFor(visitor)
    expect((await thief.send(accountOf(account))).body['code']).toBe('PAYMENT_KEY_UNUSABLE')
    expect((await visitor.send(accountOf({ ...account, accountKind: 'savings' }))).body['code']).toBe(
      'PAYMENT_REJECTED',
    )
    await expectRefusals(visitor, [accountOf(account)])
    const person = await identityFor(visitor)
    expect((await thief.send(riskOf(person))).body['code']).toBe('PAYMENT_KEY_UNUSABLE')
    expect((await visitor.send(riskOf({ ...person, type: 'EIN' }))).body['code']).toBe(
      'IDENTIFICATION_REJECTED',
    )
    await expectRefusals(visitor, [riskOf(person)])
  })

  it('keeps no number of a card, an account or a person, neither in a table nor in a log, nor a ciphertext (S28, I10)', async () => {
    const planted = await openVisitor()
    await fillCart(planted)
    const [person, account, card] = [
      await identityFor(planted),
      await accountFor(planted),
      await envelopeFor(planted),
    ]
    const answers = [
      await planted.send(riskOf(person)),
      await planted.send(accountOf(account)),
      await planted.send(paymentOf(card)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const kept = [await everything(), log, JSON.stringify(answers)]
    expect(kept[0]?.includes('"identification":"SSN"')).toBe(true)
    expect(kept[1]?.includes('attos/assessRisk')).toBe(true)
    for (const secret of [
      CARD.number,
      CARD.number.slice(0, 12),
      ACCOUNT.number,
      ACCOUNT.routing,
      PERSON.number,
      card.card,
      account.account,
      person.number,
      ...[card, account, person].map(({ integrityCheck }) => integrityCheck),
    ])
      for (const text of kept) expect(text.includes(secret)).toBe(false)
  })

  it('writes no telephone number into a log, found portable or not (S28, S29)', async () => {
    const { send } = await openVisitor()
    const phoneProductId = 'mobile-unlimited'
    await send({ url: 'offer', body: { offerId: GIG } })
    const item = { offerId: phoneProductId, quantity: 1, lineOfBusiness: 'Mobile' }
    await send({ method: 'PUT', url: 'addCartItem', body: item })
    const numbers = ['3055550147', '3055550168', '3055550179']
    for (const telephoneNumber of numbers) {
      const verified = await send({ url: 'verify-phone-number', body: { telephoneNumber } })
      const line = { phoneProductId, telephoneNumber, lineId: 'uno' }
      const ported = await send({ url: 'phone-portability-details', body: line })
      const phoneDetails = [{ ...line, portingFlag: true }]
      const kept = await send({ url: 'update-phone-details', body: { phoneDetails } })
      const isPortable = telephoneNumber === numbers[0]
      expect([verified, ported, kept].map(({ status }) => status)).toEqual([200, 200, isPortable ? 200 : 409])
    }
    expect(log).toContain('attos/update-phone-details')
    for (const number of numbers) expect(log).not.toContain(number)
  })

  it('makes one order of a cart whatever the keys, and keeps its answer with its key (I1, I8)', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `race-${index % 3}`)
    const answers = await Promise.all(keys.map((key) => visitor.send(orderOf(key, shown))))
    const winner = keys[answers.findIndex(({ body }) => body['state'] === 'placed')] ?? ''
    const placed = await visitor.send(orderOf(winner, shown))
    expect(placed.body).toMatchObject({ state: 'placed' })
    expect(await visitor.send(orderOf(winner, shown))).toEqual(placed)
    const thief = await openVisitor()
    await expectRefusals(thief, [orderOf(winner, shown)])
    const different = orderOf(winner, { ...shown, totals: { ...shown.totals, dueToday: 0 } })
    expect((await visitor.send(different)).body['code']).toBe('KEY_REUSED')
    await expectRefusals(visitor, [
      different,
      orderOf('new', shown),
      { url: 'offer', body: { offerId: GIG } },
    ])
  })
})
