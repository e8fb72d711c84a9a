import { describe, expect, it } from 'vitest'
import type { SessionRecord, Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { checkoutStoreContract } from './store.checkout.contract.ts'
import { crewStoreContract } from './store.crew.contract.ts'
import {
  cartNamed,
  idempotencyKey,
  intentOf,
  ownerNamed,
  receiptNumbered,
  reservationOf,
  sessionNamed,
  windowAt,
  withSessions,
} from './store-records.ts'

const ana = ownerNamed('ana')
const luis = ownerNamed('luis')
const now = START_OF_TESTS
const minutesOn = (count: number) => epochMs(now + count * 60_000)
const monday = windowAt('2026-11-23')
const tuesday = windowAt('2026-11-24')

const inParallel = <A>(count: number, work: (index: number) => Promise<A>): Promise<readonly A[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** The contract of every store of the reference provider. `makeStore` returns an empty store. */
export const storeContract = (name: string, makeStore: () => Store | Promise<Store>): void => {
  const emptyStore = async () => {
    const store = await makeStore()
    const run = <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => store.transaction(work)
    return { store, run }
  }

  describe(`${name} as a store`, () => {
    it('answers a ping', async () => {
      const { store } = await emptyStore()
      await expect(store.ping()).resolves.toBeUndefined()
    })

    describe('transaction', () => {
      it('returns the result of its work, which sees its own writes', async () => {
        const { run } = await emptyStore()
        const seen = await run(async (tx) => {
          await tx.insertSession(sessionNamed('ana'))
          return tx.sessionOf(ana)
        })
        expect(seen).toEqual(sessionNamed('ana'))
      })

      it('rolls back a transaction that throws, and rejects (I3)', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        await run((tx) => tx.openWindows([monday]))
        const before = { session: sessionNamed('ana'), cart: cartNamed('ana') }
        const thrown = run(async (tx) => {
          await tx.saveSession({ ...before.session, customer: null })
          await tx.saveCart(ana, { ...before.cart, version: 9, lines: [] })
          await tx.insertSession(sessionNamed('luis'))
          await tx.openWindows([tuesday])
          await tx.takePlace(monday.id)
          await tx.saveReservation(reservationOf('ana', monday, 15))
          await tx.insertIntent(intentOf('ana'))
          await tx.insertOrder(ana, before.cart.id, receiptNumbered('GONE'))
          await tx.claimKey(ana, idempotencyKey('once'), 'hash', now)
          throw new Error('changed my mind')
        })
        await expect(thrown).rejects.toThrow('changed my mind')
        const after = await run(async (tx) => ({
          session: await tx.sessionOf(ana),
          cart: await tx.lockCart(ana),
          luis: await tx.sessionOf(luis),
          monday: await tx.windowById(monday.id),
          tuesday: await tx.windowById(tuesday.id),
          reservation: await tx.reservationOf(ana),
          intent: await tx.openIntentOf(ana),
          order: await tx.orderOf(ana),
          claim: await tx.claimKey(ana, idempotencyKey('once'), 'other', now),
        }))
        expect(after).toEqual({
          ...before,
          luis: null,
          monday,
          tuesday: null,
          reservation: null,
          intent: null,
          order: null,
          claim: { state: 'claimed' },
        })
      })

      it('continues after work that threw', async () => {
        const { store, run } = await emptyStore()
        await run(() => Promise.reject(new Error('no'))).catch(() => undefined)
        await withSessions(store, 'ana')
        expect(await run((tx) => tx.lockCart(ana))).toEqual(cartNamed('ana'))
      })

      it('loses no change of a cart that many lock at once', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        await inParallel(20, () =>
          run(async (tx) => {
            const cart = await tx.lockCart(ana)
            if (cart !== null) await tx.saveCart(ana, { ...cart, version: cart.version + 1 })
          }),
        )
        expect((await run((tx) => tx.lockCart(ana)))?.version).toBe(21)
      })
    })

    describe('sessions and carts', () => {
      it('stores a complete session, found by its owner', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana', 'luis')
        const empty: SessionRecord = {
          ...sessionNamed('ana'),
          expiresAt: minutesOn(45),
          customer: null,
          risk: null,
          payment: null,
        }
        const filled: SessionRecord = {
          ...sessionNamed('ana'),
          risk: {
            assessment: { addressOneYear: false, identification: 'ITIN', decision: 'deposit' },
            isReferred: true,
          },
          payment: {
            token: 'token-of-account' as PaymentToken,
            summary: { kind: 'bank', accountKind: 'checking', lastFour: '6789' },
          },
          programs: ['NSLP', 'SSI'],
        }
        for (const saved of [empty, filled, empty]) {
          await run((tx) => tx.saveSession(saved))
          expect(await run((tx) => tx.sessionOf(ana))).toEqual(saved)
        }
        expect(await run((tx) => tx.sessionOf(luis))).toEqual(sessionNamed('luis'))
      })

      it('stores a complete cart', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const saved = { ...cartNamed('ana'), version: 2, marker: 'ordered' as const, lines: [] }
        await run((tx) => tx.saveCart(ana, saved))
        expect(await run((tx) => tx.lockCart(ana))).toEqual(saved)
      })

      it('reads a session and its cart of their owner only, and neither without the other', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana', 'luis')
        const both = { session: sessionNamed('ana'), cart: cartNamed('ana') }
        expect(await run((tx) => tx.lockSession(ana))).toEqual(both)
        await run((tx) => tx.deleteSession(ana))
        expect(await run((tx) => tx.lockSession(ana))).toBeNull()
        await run((tx) => tx.insertSession(sessionNamed('ana')))
        expect(await run((tx) => tx.lockSession(ana))).toBeNull()
      })

      it('loses no change of a session or a cart that many lock together at once', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        await inParallel(20, (index) =>
          run(async (tx) => {
            const locked = await tx.lockSession(ana)
            if (locked === null) throw new Error('a session is gone')
            const { session, cart } = locked
            // One in two writes the session alone: its row has a newer version than its cart's then.
            await tx.saveSession({ ...session, expiresAt: epochMs(session.expiresAt + 1) })
            if (index % 2 === 0) await tx.saveCart(ana, { ...cart, version: cart.version + 1 })
          }),
        )
        const { session, cart } = (await run((tx) => tx.lockSession(ana))) ?? {}
        expect(session?.expiresAt).toBe(sessionNamed('ana').expiresAt + 20)
        expect(cart?.version).toBe(cartNamed('ana').version + 10)
      })

      it('deletes a session with its cart, and no other', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana', 'luis')
        await run((tx) => tx.deleteSession(ana))
        expect(await run((tx) => tx.sessionOf(ana))).toBeNull()
        expect(await run((tx) => tx.lockCart(ana))).toBeNull()
        expect(await run((tx) => tx.lockCart(luis))).toEqual(cartNamed('luis'))
      })

      it('returns no record of another owner (S14)', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana', 'luis')
        const intent = intentOf('ana')
        await run(async (tx) => {
          await tx.openWindows([monday])
          await tx.saveReservation(reservationOf('ana', monday, 15))
          await tx.insertIntent(intent)
          await tx.insertOrder(ana, intent.cartId, intent.receipt)
          await tx.claimKey(ana, intent.key, 'hash', now)
          await tx.saveIntentState(luis, intent.id, 'failed')
          await tx.deleteReservation(luis)
        })
        const seen = await run(async (tx) => ({
          reservation: await tx.reservationOf(luis),
          intent: await tx.intentOf(luis, intent.id),
          open: await tx.openIntentOf(luis),
          order: await tx.orderOf(luis),
          claim: await tx.claimKey(luis, intent.key, 'hash', now),
          unknown: await tx.sessionOf(ownerNamed('nobody')),
          cart: await tx.lockCart(ownerNamed('nobody')),
        }))
        expect(seen).toEqual({
          reservation: null,
          intent: null,
          open: null,
          order: null,
          claim: { state: 'claimed' },
          unknown: null,
          cart: null,
        })
        expect(await run((tx) => tx.intentOf(ana, intent.id))).toEqual(intent)
        expect(await run((tx) => tx.reservationOf(ana))).toEqual(reservationOf('ana', monday, 15))
      })
    })

    describe('windows', () => {
      it('opens a window once and preserves its bookings', async () => {
        const { run } = await emptyStore()
        await run((tx) => tx.openWindows([monday]))
        await run((tx) => tx.takePlace(monday.id))
        await run((tx) => tx.openWindows([monday, tuesday]))
        expect(await run((tx) => tx.windowById(monday.id))).toEqual({ ...monday, booked: 1 })
        expect(await run((tx) => tx.windowById(tuesday.id))).toEqual(tuesday)
      })

      it('finds the windows of one area from the first day to the last', async () => {
        const { run } = await emptyStore()
        const elsewhere = windowAt('2026-11-23', { id: 'TX-770' as WindowId, area: 'TX-770' })
        const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) => windowAt(date))
        await run((tx) => tx.openWindows([...days, elsewhere]))
        const found = await run((tx) =>
          tx.windowsOf('FL-331', '2026-11-23' as PlainDate, '2026-11-24' as PlainDate),
        )
        expect(found.map(({ id }) => id).toSorted()).toEqual([monday.id, tuesday.id])
      })

      it('gives no more places than exist to 50 concurrent requests (I4)', async () => {
        const { run } = await emptyStore()
        await run((tx) => tx.openWindows([monday]))
        const taken = await inParallel(50, () => run((tx) => tx.takePlace(monday.id)))
        expect(taken.filter(Boolean)).toHaveLength(3)
        expect((await run((tx) => tx.windowById(monday.id)))?.booked).toBe(3)
      })

      it('gives a released place again, and never more than there are', async () => {
        const { run } = await emptyStore()
        await run((tx) => tx.openWindows([{ ...monday, capacity: 1 }]))
        await run((tx) => tx.releasePlace(monday.id))
        expect(await run((tx) => tx.takePlace(monday.id))).toBe(true)
        expect(await run((tx) => tx.takePlace(monday.id))).toBe(false)
        await run((tx) => tx.releasePlace(monday.id))
        expect(await run((tx) => tx.takePlace(monday.id))).toBe(true)
      })

      it('has no place in a window that is not open', async () => {
        const { run } = await emptyStore()
        expect(await run((tx) => tx.takePlace(monday.id))).toBe(false)
        expect(await run((tx) => tx.windowById(monday.id))).toBeNull()
      })
    })

    describe('reservations', () => {
      it('preserves the latest reservation of an owner until it is deleted', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        await run((tx) => tx.openWindows([monday, tuesday]))
        await run((tx) => tx.saveReservation(reservationOf('ana', monday, 15)))
        await run((tx) => tx.saveReservation(reservationOf('ana', tuesday, null)))
        expect(await run((tx) => tx.reservationOf(ana))).toEqual(reservationOf('ana', tuesday, null))
        await run((tx) => tx.deleteReservation(ana))
        expect(await run((tx) => tx.reservationOf(ana))).toBeNull()
      })

      it('finds those lapsed by now, longest lapsed first, never one that an order needs', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana', 'luis', 'eva', 'sol')
        const [late, exact, early, pinned] = [
          reservationOf('ana', monday, 16),
          reservationOf('luis', monday, 15),
          reservationOf('eva', monday, 5),
          reservationOf('sol', monday, null),
        ]
        await run(async (tx) => {
          await tx.openWindows([monday])
          for (const reservation of [late, exact, early, pinned]) await tx.saveReservation(reservation)
        })
        expect(await run((tx) => tx.expiredReservations(minutesOn(15), 10))).toEqual([early, exact])
        expect(await run((tx) => tx.expiredReservations(minutesOn(15), 1))).toEqual([early])
      })
    })

    describe('intents and orders', () => {
      it('lets one of many intents of a cart in at once (I1)', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const inserted = await inParallel(20, (index) => run((tx) => tx.insertIntent(intentOf('ana', index))))
        expect(inserted.filter(Boolean)).toHaveLength(1)
        const winner = intentOf('ana', inserted.indexOf(true))
        expect(await run((tx) => tx.openIntentOf(ana))).toEqual(winner)
      })

      it('lets another intent in after a failed one and none after a paid one', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const [first, second, third] = [intentOf('ana', 1), intentOf('ana', 2), intentOf('ana', 3)]
        await run((tx) => tx.insertIntent(first))
        await run((tx) => tx.saveIntentState(ana, first.id, 'failed'))
        expect(await run((tx) => tx.openIntentOf(ana))).toBeNull()
        expect(await run((tx) => tx.insertIntent(second))).toBe(true)
        await run((tx) => tx.saveIntentState(ana, second.id, 'paid'))
        expect(await run((tx) => tx.insertIntent(third))).toBe(false)
        expect(await run((tx) => tx.openIntentOf(ana))).toEqual({ ...second, state: 'paid' })
        expect(await run((tx) => tx.intentOf(ana, first.id))).toEqual({ ...first, state: 'failed' })
        expect(await run((tx) => tx.intentOf(ana, third.id))).toBeNull()
      })

      it('finds the pending intents of all owners that began before an instant, oldest first', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana', 'luis', 'eva', 'sol')
        const [old, older, atOnce, paid] = [
          intentOf('ana', 1, 2),
          intentOf('luis', 1, 1),
          intentOf('eva', 1, 3),
          intentOf('sol', 1, 0),
        ]
        await run(async (tx) => {
          for (const intent of [old, older, atOnce, paid]) await tx.insertIntent(intent)
          await tx.saveIntentState(ownerNamed('sol'), paid.id, 'paid')
        })
        expect(await run((tx) => tx.pendingIntents(minutesOn(3), 10))).toEqual([older, old])
        expect(await run((tx) => tx.pendingIntents(minutesOn(3), 1))).toEqual([older])
      })

      it('stores the complete receipt of an order', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const receipt = receiptNumbered('4K7MP-9QRTX')
        await run(async (tx) => {
          await tx.insertIntent(intentOf('ana'))
          await tx.insertOrder(ana, cartNamed('ana').id, receipt)
        })
        expect(await run((tx) => tx.orderOf(ana))).toEqual(receipt)
      })

      it('refuses a second order of a cart (I1)', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const orderAs = (number: string) =>
          run((tx) => tx.insertOrder(ana, cartNamed('ana').id, receiptNumbered(number)))
        await run((tx) => tx.insertIntent(intentOf('ana')))
        await orderAs('FIRST')
        await expect(orderAs('SECOND')).rejects.toThrow()
        expect((await run((tx) => tx.orderOf(ana)))?.orderNumber).toBe('FIRST')
      })
    })

    describe('idempotency keys', () => {
      const key: IdempotencyKey = idempotencyKey('one-intention')

      it('gives a key to one of many concurrent claims, and returns its request to the others (I8)', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const claims = await inParallel(20, (index) =>
          run((tx) => tx.claimKey(ana, key, `hash-${index}`, now)),
        )
        const winner = claims.findIndex(({ state }) => state === 'claimed')
        const taken = { state: 'taken', requestHash: `hash-${winner}`, answer: null }
        expect(claims.filter(({ state }) => state === 'claimed')).toHaveLength(1)
        expect(claims.toSpliced(winner, 1)).toEqual(Array.from({ length: 19 }, () => taken))
      })

      it('returns the outcome of a settled key', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        const answer = { state: 'placed', receipt: receiptNumbered('4K7MP-9QRTX') } as const
        await run((tx) => tx.claimKey(ana, key, 'hash', now))
        await run((tx) => tx.settleKey(ana, key, answer))
        const claim = await run((tx) => tx.claimKey(ana, key, 'other', now))
        expect(claim).toEqual({ state: 'taken', requestHash: 'hash', answer })
      })

      it('gives a released key again', async () => {
        const { store, run } = await emptyStore()
        await withSessions(store, 'ana')
        await run((tx) => tx.claimKey(ana, key, 'hash', now))
        await run((tx) => tx.releaseKey(ana, key))
        expect(await run((tx) => tx.claimKey(ana, key, 'other', now))).toEqual({ state: 'claimed' })
      })
    })
  })

  checkoutStoreContract(name, makeStore)
  crewStoreContract(name, makeStore)
}
