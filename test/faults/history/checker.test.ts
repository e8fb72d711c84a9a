import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { cardPayment } from '#test/builders/purchase.ts'
import type { TestServer } from '#test/builders/test-server.builder.ts'
import { openTestServer } from '#test/builders/test-server.builder.ts'
import type { DbSnapshot } from './db-snapshot.ts'
import { leaksIn, violationsIn } from './checker.ts'
import type { Call } from './history.ts'
import { callsOf } from './history.ts'
import type { Invariant } from './invariants/violation.ts'
import { invariants } from './invariants/violation.ts'
import type { Journey } from './journey.ts'
import { makeReady, order, orderOf, said } from './journey.ts'

let testServer: TestServer
let dbSnapshot: DbSnapshot
let calls: readonly Call[]
let buyer: Journey

/** An honest sale with its replay, one that has no visit, one that is declined, one that is left before its order, and one that is ended. */
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

const broken = (change: Parameters<typeof check>[0]): ReadonlySet<Invariant> =>
  new Set(check(change).map(({ invariant }) => invariant))

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

type Plant = readonly [Invariant, string, () => Parameters<typeof check>[0]]

const plants: readonly Plant[] = [
  [
    'I1',
    'a second order of a cart',
    () => ({ dbSnapshot: { orders: [...dbSnapshot.orders, ...dbSnapshot.orders.filter(isOf)] } }),
  ],
  [
    'I1',
    'an acknowledged order that is gone',
    () => ({ dbSnapshot: { orders: dbSnapshot.orders.filter((one) => !isOf(one)) } }),
  ],
  [
    'I1',
    'an acknowledged order of somebody else',
    () => ({ dbSnapshot: { orders: but(dbSnapshot.orders, isOf, (one) => ({ ...one, owner: 'nobody' })) } }),
  ],
  [
    'I2',
    'a second charge of an order',
    () => ({
      dbSnapshot: {
        charges: [...dbSnapshot.charges, { ...dbSnapshot.charges.find(isCaptured)!, key: 'intent-again' }],
        intents: [...dbSnapshot.intents, { ...dbSnapshot.intents.find(isPaid)!, id: 'intent-again' }],
      },
    }),
  ],
  [
    'I2',
    'another amount',
    () => ({
      dbSnapshot: {
        charges: but(dbSnapshot.charges, isCaptured, (one) => ({ ...one, amount: one.amount + 1 })),
      },
    }),
  ],
  [
    'I2',
    'an unpaid order',
    () => ({ dbSnapshot: { charges: but(dbSnapshot.charges, isCaptured, () => null) } }),
  ],
  [
    'I2',
    'a charge without an order',
    () => ({
      dbSnapshot: {
        charges: [...dbSnapshot.charges, { key: 'intent-of-nobody', amount: 1, state: 'captured' }],
      },
    }),
  ],
  [
    'I2',
    'totals other than were shown',
    () => ({
      calls: calls.map((one) =>
        one.facts.shown === undefined
          ? one
          : { ...one, facts: { ...one.facts, shown: { ...one.facts.shown, monthly: 1 } } },
      ),
    }),
  ],
  [
    'I3',
    'a customer that was acknowledged and is gone',
    () => ({
      dbSnapshot: {
        sessions: but(dbSnapshot.sessions, isOf, (one) => ({
          ...one,
          given: { ...one.given, customer: 'another' },
        })),
      },
    }),
  ],
  [
    'I3',
    'a session that is gone',
    () => ({
      dbSnapshot: { sessions: but(dbSnapshot.sessions, isOf, () => null) },
      calls: calls.filter(({ call }) => call !== 'localize'),
    }),
  ],
  [
    'I3',
    'a cart put back to an older version',
    () => ({ dbSnapshot: { carts: but(dbSnapshot.carts, isOf, (one) => ({ ...one, version: 1 })) } }),
  ],
  [
    'I3',
    'half an order: its intent alone',
    () => ({
      dbSnapshot: { intents: but(dbSnapshot.intents, isPaid, (one) => ({ ...one, state: 'failed' })) },
    }),
  ],
  [
    'I3',
    'half an order: its key has no answer',
    () => ({ dbSnapshot: { keys: but(dbSnapshot.keys, any, (one) => ({ ...one, state: null })) } }),
  ],
  [
    'I4',
    'a window booked beyond its places',
    () => ({ dbSnapshot: { windows: but(dbSnapshot.windows, any, (one) => ({ ...one, capacity: -1 })) } }),
  ],
  [
    'I4',
    'a booking of nobody',
    () => ({
      dbSnapshot: { windows: but(dbSnapshot.windows, any, (one) => ({ ...one, booked: one.booked + 1 })) },
    }),
  ],
  [
    'I4',
    'an order without its place',
    () => ({ dbSnapshot: { reservations: but(dbSnapshot.reservations, isOf, () => null) } }),
  ],
  [
    'I4',
    'an order whose place may lapse',
    () => ({
      dbSnapshot: {
        reservations: but(dbSnapshot.reservations, isOf, (one) => ({ ...one, heldUntil: dbSnapshot.nowMs })),
      },
    }),
  ],
  ['I4', 'a hold beyond its time', () => ({ dbSnapshot: { nowMs: dbSnapshot.nowMs + 16 * 60_000 } })],
  [
    'I5',
    'an order for less',
    () => ({
      dbSnapshot: { orders: but(dbSnapshot.orders, isOf, (one) => ({ ...one, monthly: one.monthly - 1 })) },
    }),
  ],
  [
    'I5',
    'a line for less',
    () => ({
      dbSnapshot: {
        orders: but(dbSnapshot.orders, isOf, (one) => ({
          ...one,
          receipt: {
            ...one.receipt,
            quote: {
              ...one.receipt.quote,
              lines: one.receipt.quote.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })),
            },
          },
        })),
      },
    }),
  ],
  [
    'I5',
    'a catalogue without sales',
    () => ({
      dbSnapshot: {
        orders: but(dbSnapshot.orders, isOf, (one) => ({
          ...one,
          receipt: { ...one.receipt, quote: { ...one.receipt.quote, catalogVersion: 'of-nobody' } },
        })),
      },
    }),
  ],
  [
    'I5',
    'a promotion used beyond its limit',
    () => ({ dbSnapshot: { promotions: [{ id: 'first-hundred', uses: 101, limit: 100 }] } }),
  ],
  [
    'I6',
    'an answer with what is of another',
    () => ({ calls: but(calls, any, (one) => ({ ...one, foreign: ['visitor.9'] })) }),
  ],
  [
    'I7',
    'an answer to a session that ended',
    () => ({
      calls: but(
        calls,
        ({ code }) => code === 'SESSION_EXPIRED',
        (one) => ({ ...one, outcome: 'ok', code: null }),
      ),
    }),
  ],
  [
    'I7',
    'a place held by a session that is gone',
    () => ({
      dbSnapshot: {
        reservations: [
          ...dbSnapshot.reservations,
          { owner: 'gone', windowId: dbSnapshot.windows[0]!.id, heldUntil: dbSnapshot.nowMs + 1 },
        ],
      },
    }),
  ],
  [
    'I7',
    'an intent begun after eight hours',
    () => ({
      dbSnapshot: {
        sessions: but(dbSnapshot.sessions, isOf, (one) => ({
          ...one,
          openedAt: one.openedAt - 9 * 3_600_000,
        })),
      },
    }),
  ],
  [
    'I8',
    'two answers to equal requests',
    () => ({ calls: but(calls, isOrder, (one) => ({ ...one, bodyHash: 'another' })) }),
  ],
  [
    'I8',
    'an answer to another request with the key',
    () => ({
      calls: but(
        calls,
        ({ code }) => code === 'KEY_REUSED',
        (one) => ({ ...one, outcome: 'ok', code: null, status: 200 }),
      ),
    }),
  ],
  [
    'I8',
    'another refusal than of a key used twice',
    () => ({
      calls: but(
        calls,
        ({ code }) => code === 'KEY_REUSED',
        (one) => ({ ...one, code: 'CART_ORDERED' }),
      ),
    }),
  ],
  [
    'I11',
    'a cart that is active again',
    () => ({
      calls: [
        ...calls,
        { ...calls.findLast(({ facts }) => facts.cart?.marker === 'active')!, from: 1e6, to: 1e6 + 1 },
        { ...calls.find(({ facts }) => facts.cart?.marker === 'ordered')!, from: 0, to: 1 },
      ].map((one) =>
        one.facts.cart
          ? { ...one, facts: { ...one.facts, cart: { ...one.facts.cart, id: 'cart-one' } } }
          : one,
      ),
    }),
  ],
  [
    'I11',
    'an order without agreements',
    () => ({
      dbSnapshot: {
        sessions: but(dbSnapshot.sessions, isOf, (one) => ({
          ...one,
          given: Object.fromEntries(Object.entries(one.given).filter(([field]) => field !== 'agreements')),
        })),
      },
    }),
  ],
  [
    'I11',
    'an ordered cart that is marked active',
    () => ({ dbSnapshot: { carts: but(dbSnapshot.carts, isOf, (one) => ({ ...one, marker: 'active' })) } }),
  ],
  [
    'I12',
    'a failure of the server',
    () => ({ calls: but(calls, any, (one) => ({ ...one, status: 500, code: 'BROKEN' })) }),
  ],
  [
    'I12',
    'a refusal in another shape',
    () => ({
      calls: but(
        calls,
        ({ outcome }) => outcome === 'refused',
        (one) => ({ ...one, isPlain: false }),
      ),
    }),
  ],
  [
    'I14',
    'an intent still in doubt',
    () => ({
      dbSnapshot: {
        intents: [...dbSnapshot.intents, { ...dbSnapshot.intents[0]!, id: 'intent-late', state: 'pending' }],
      },
    }),
  ],
]

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

  it.each(plants)('finds %s broken by %s', (invariant, _, plant) => {
    expect(broken(plant())).toContain(invariant)
  })

  it('has a mutant for each invariant', () => {
    expect(new Set(plants.map(([invariant]) => invariant))).toEqual(new Set(invariants))
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
    expect(leaksIn(['planted'], ['a line with planted in it', text])).toEqual(['planted'])
    expect(JSON.stringify(orderOf(buyer))).toContain('the-one-intention')
  })
})
