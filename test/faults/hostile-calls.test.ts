import { afterAll, beforeAll, describe, it } from 'vitest'
import type { AttackedHost, Call, Shown, Visitor } from '#test/builders/attacked-host.builder.ts'
import {
  ACCOUNT,
  CARD,
  PERSON,
  accountOf,
  envelopeFor,
  fillCart,
  openAttackedHost,
  orderOf,
  paymentOf,
  riskOf,
  shownTo,
  windowsOf,
} from '#test/builders/attacked-host.builder.ts'
import { DEPOSIT, GIG, POD, maria } from '#test/builders/provider.builder.ts'

const SEALED = { integrityCheck: 'A'.repeat(22), keyId: 'nobody', phaseId: 'nobody' }
const SEALED_ACCOUNT = { ...SEALED, account: '1'.repeat(20), accountKind: 'checking' }
const SEALED_PERSON = { ...SEALED, number: '1'.repeat(9), type: 'SSN' }
const DEPOSIT_ITEM = { offerId: DEPOSIT, lineOfBusiness: 'Internet' }

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
  { url: 'addCustomer', body: { ...maria, lastName: 'a\u0007b' } },
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

describe('a store under attack', () => {
  let host: AttackedHost
  let visitor: Visitor
  let shown: Shown

  beforeAll(async () => {
    host = await openAttackedHost()
    visitor = await host.openVisitor()
    await fillCart(visitor)
    await visitor.send(paymentOf(await envelopeFor(visitor)))
    const [window] = await windowsOf(visitor)
    await visitor.send({ url: 'installation-schedule', body: { windowId: window?.id } })
    shown = await shownTo(visitor)
  })
  afterAll(() => host.close())

  it('answers malformed and tampered calls with 4xx in one shape and changes nothing (I5, I12)', async () => {
    const other = await host.openVisitor()
    await fillCart(other)
    const { seal } = await shownTo(other)
    await host.expectRefusals(visitor, hostileCalls(shown, seal))
  })
})
