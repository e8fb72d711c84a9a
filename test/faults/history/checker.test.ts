import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { cardPayment } from '#test/builders/purchase.ts'
import { openTestServer, type TestServer } from '#test/builders/test-server.builder.ts'
import type { DbSnapshot } from './db-snapshot.ts'
import { leaksIn, violationsIn } from './checker.ts'
import { type Call, callsOf } from './history.ts'
import { type Invariant, invariants } from './invariants/violation.ts'
import { type Journey, makeReady, order, orderOf, said } from './journey.ts'

let testServer: TestServer
let dbSnapshot: DbSnapshot
let calls: readonly Call[]
let buyer: Journey

/** A sale with its replay, one without a visit, one declined, one left before its order, and one ended. */
beforeAll(async () => {
  testServer = await openTestServer()
  buyer = await makeReady(testServer.visitor())
  const placed = said(await order(buyer))
  expect(placed).toMatch(/^placed /)
  expect(said(await order(buyer))).toBe(placed)
  expect(said(await order(buyer, { expected: { monthly: 1, dueToday: 1 } }))).toBe('KEY_REUSED')
  await buyer.visitor.get('cart', { path: 'attos/cart' })
  expect(said(await order(await makeReady(testServer.visitor(), { install: 'self' })))).toMatch(/^placed /)
  expect(
    said(await order(await makeReady(testServer.visitor(), { payment: cardPayment('4000000000000002') }))),
  ).toBe('declined')
  await makeReady(testServer.visitor())
  const ended = testServer.visitor()
  await makeReady(ended)
  await ended.get('deleteSession', { method: 'DELETE', path: 'attos/deleteSession' })
  expect((await ended.ask('sessionPing', { path: 'attos/sessionPing' })).kind).toBe('refused')
  await testServer.settle()
  dbSnapshot = await testServer.watch.dbSnapshot()
  calls = callsOf(testServer.watch.history.text())
})
afterAll(() => testServer.close())

const check = (
  change: { readonly dbSnapshot?: Partial<DbSnapshot>; readonly calls?: readonly Call[] } = {},
) =>
  violationsIn({
    calls: change.calls ?? calls,
    dbSnapshot: { ...dbSnapshot, ...change.dbSnapshot },
    catalogs: [cometa.catalog],
    isSettled: true,
  })

/** The same list with the first that fits changed, or taken out. */
const but = <A>(
  list: readonly A[],
  fits: (value: A) => boolean,
  change: (value: A) => A | null,
): readonly A[] => {
  const at = list.findIndex(fits)
  const found = list[at]
  if (found === undefined) throw new Error('nothing to spoil')
  const changed = change(found)
  return changed === null ? list.toSpliced(at, 1) : list.with(at, changed)
}

const isOf = ({ owner }: { readonly owner: string | null }): boolean => owner === buyer.visitor.owner()
const isPaid = ({ state }: { readonly state: string }): boolean => state === 'paid'
const isCaptured = ({ state }: { readonly state: string }): boolean => state === 'captured'
const any = (): boolean => true
const isOrder = ({ call, facts }: Call): boolean => call === 'order' && facts.state === 'placed'

type Change = () => Parameters<typeof check>[0]

const stored =
  (change: (db: DbSnapshot) => Partial<DbSnapshot>): Change =>
  () => ({ dbSnapshot: change(dbSnapshot) })

const answered =
  (change: (all: readonly Call[]) => readonly Call[]): Change =>
  () => ({ calls: change(calls) })

/** The buyer's order with another receipt or price. */
const orderWith = (change: (order: DbSnapshot['orders'][number]) => object): Change =>
  stored(({ orders }) => ({ orders: but(orders, isOf, (one) => ({ ...one, ...change(one) })) }))

/** The first call with this code, with another answer. */
const codeWith = (wrong: string, answer: Partial<Call>): Change =>
  answered((all) =>
    but(
      all,
      ({ code }) => code === wrong,
      (one) => ({ ...one, ...answer }),
    ),
  )

const ended = { outcome: 'ok', code: null } as const

/** Histories that break each invariant. */
const broken: Readonly<Record<Invariant, Readonly<Record<string, Change>>>> = {
  I1: {
    'a second order of a cart': stored(({ orders }) => ({ orders: [...orders, ...orders.filter(isOf)] })),
    'an acknowledged order that is gone': stored(({ orders }) => ({
      orders: orders.filter((one) => !isOf(one)),
    })),
    'an acknowledged order of somebody else': orderWith(() => ({ owner: 'nobody' })),
  },
  I2: {
    'a second charge of an order': stored(({ charges, intents }) => ({
      charges: [...charges, { ...charges.find(isCaptured)!, key: 'intent-again' }],
      intents: [...intents, { ...intents.find(isPaid)!, id: 'intent-again' }],
    })),
    'another amount': stored(({ charges }) => ({
      charges: but(charges, isCaptured, (one) => ({ ...one, amount: one.amount + 1 })),
    })),
    'an unpaid order': stored(({ charges }) => ({ charges: but(charges, isCaptured, () => null) })),
    'a charge without an order': stored(({ charges }) => ({
      charges: [...charges, { key: 'intent-of-nobody', amount: 1, state: 'captured' }],
    })),
    'totals other than were shown': answered((all) =>
      all.map(({ facts, ...one }) => ({
        ...one,
        facts: facts.shown === undefined ? facts : { ...facts, shown: { ...facts.shown, monthly: 1 } },
      })),
    ),
  },
  I3: {
    'a customer that was acknowledged and is gone': stored(({ sessions }) => ({
      sessions: but(sessions, isOf, (one) => ({ ...one, given: { ...one.given, customer: 'another' } })),
    })),
    'a session that is gone': () => ({
      dbSnapshot: { sessions: but(dbSnapshot.sessions, isOf, () => null) },
      calls: calls.filter(({ call }) => call !== 'localize'),
    }),
    'a cart put back to an older version': stored(({ carts }) => ({
      carts: but(carts, isOf, (one) => ({ ...one, version: 1 })),
    })),
    'half an order: its intent alone': stored(({ intents }) => ({
      intents: but(intents, isPaid, (one) => ({ ...one, state: 'failed' })),
    })),
    'half an order: its key has no answer': stored(({ keys }) => ({
      keys: but(keys, any, (one) => ({ ...one, state: null })),
    })),
  },
  I4: {
    'a window booked beyond its places': stored(({ windows }) => ({
      windows: but(windows, any, (one) => ({ ...one, capacity: -1 })),
    })),
    'a booking of nobody': stored(({ windows }) => ({
      windows: but(windows, any, (one) => ({ ...one, booked: one.booked + 1 })),
    })),
    'an order without its place': stored(({ reservations }) => ({
      reservations: but(reservations, isOf, () => null),
    })),
    'an order whose place may lapse': stored(({ reservations, nowMs }) => ({
      reservations: but(reservations, isOf, (one) => ({ ...one, heldUntil: nowMs })),
    })),
    'a hold beyond its time': stored(({ nowMs }) => ({ nowMs: nowMs + 16 * 60_000 })),
  },
  I5: {
    'an order for less': orderWith(({ monthly }) => ({ monthly: monthly - 1 })),
    'a line for less': orderWith(({ receipt }) => {
      const lines = receipt.quote.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))
      return { receipt: { ...receipt, quote: { ...receipt.quote, lines } } }
    }),
    'a catalogue without sales': orderWith(({ receipt }) => ({
      receipt: { ...receipt, quote: { ...receipt.quote, catalogVersion: 'of-nobody' } },
    })),
    'a promotion used beyond its limit': stored(() => ({
      promotions: [{ id: 'first-hundred', uses: 101, limit: 100 }],
    })),
  },
  I6: {
    'an answer with what is of another': answered((all) =>
      but(all, any, (one) => ({ ...one, foreign: ['visitor.9'] })),
    ),
  },
  I7: {
    'an answer to a session that ended': codeWith('SESSION_EXPIRED', ended),
    'a place held by a session that is gone': stored(({ reservations, windows, nowMs }) => ({
      reservations: [...reservations, { owner: 'gone', windowId: windows[0]!.id, heldUntil: nowMs + 1 }],
    })),
    'an intent begun after eight hours': stored(({ sessions }) => ({
      sessions: but(sessions, isOf, (one) => ({ ...one, openedAt: one.openedAt - 9 * 3_600_000 })),
    })),
  },
  I8: {
    'two answers to equal requests': answered((all) =>
      but(all, isOrder, (one) => ({ ...one, bodyHash: 'another' })),
    ),
    'an answer to another request with the key': codeWith('KEY_REUSED', { ...ended, status: 200 }),
    'another refusal than of a key used twice': codeWith('KEY_REUSED', { code: 'CART_ORDERED' }),
  },
  I11: {
    'a cart that is active again': answered((all) =>
      [
        ...all,
        { ...all.findLast(({ facts }) => facts.cart?.marker === 'active')!, from: 1e6, to: 1e6 + 1 },
        { ...all.find(({ facts }) => facts.cart?.marker === 'ordered')!, from: 0, to: 1 },
      ].map((one) =>
        one.facts.cart
          ? { ...one, facts: { ...one.facts, cart: { ...one.facts.cart, id: 'cart-one' } } }
          : one,
      ),
    ),
    'an order without agreements': stored(({ sessions }) => ({
      sessions: but(sessions, isOf, (one) => {
        const { agreements: _agreements, ...given } = one.given
        return { ...one, given }
      }),
    })),
    'an ordered cart that is marked active': stored(({ carts }) => ({
      carts: but(carts, isOf, (one) => ({ ...one, marker: 'active' })),
    })),
  },
  I12: {
    'a failure of the server': answered((all) =>
      but(all, any, (one) => ({ ...one, status: 500, code: 'BROKEN' })),
    ),
    'a refusal in another shape': answered((all) =>
      but(
        all,
        ({ outcome }) => outcome === 'refused',
        (one) => ({ ...one, isPlain: false }),
      ),
    ),
  },
  I14: {
    'an intent still in doubt': stored(({ intents }) => ({
      intents: [...intents, { ...intents[0]!, id: 'intent-late', state: 'pending' }],
    })),
  },
}

const mutants = invariants.flatMap((invariant) =>
  Object.entries(broken[invariant]).map(([what, change]) => ({ invariant, what, change })),
)

describe(violationsIn, () => {
  it('finds no violation in a correct history that covers every invariant', () => {
    expect(check()).toEqual([])
    expect(dbSnapshot.orders).toHaveLength(2)
    expect(dbSnapshot.charges.map(({ state }) => state).toSorted()).toEqual([
      'captured',
      'captured',
      'declined',
    ])
    expect(calls.filter(({ facts }) => facts.orderNumber !== undefined)).toHaveLength(3)
    expect(calls.length).toBeGreaterThan(50)
  })

  it.each(mutants)('finds $invariant broken by $what', ({ invariant, change }) => {
    expect(check(change()).map((violation) => violation.invariant)).toContain(invariant)
  })

  it('records no body, name or number of a buyer in a history (I10)', () => {
    const text = testServer.watch.history.text()
    const { sessionId, cookie } = buyer.visitor.session()
    const secrets = [
      'María',
      '4111111111111111',
      '@correo.example',
      '3055550134',
      sessionId,
      cookie.split('=')[1] ?? '?',
    ]
    expect(leaksIn(secrets, [text])).toEqual([])
    expect(leaksIn(['secret-1'], ['a line with secret-1 in it', text])).toEqual(['secret-1'])
    expect(JSON.stringify(orderOf(buyer))).toContain('the-one-intention')
  })
})
