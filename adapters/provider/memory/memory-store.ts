import { outboxMethods } from './memory-outbox.ts'
import { accountMethods } from './memory-accounts.ts'
import { couponMethods } from './memory-coupons.ts'
import { crewMethods } from './memory-crews.ts'
import { followUpMethods } from './memory-follow-ups.ts'
import { stockMethods } from './memory-stock.ts'
import { tradeInMethods } from './memory-trade-ins.ts'
import { portalMethods } from './memory-portal.ts'
import { savedCartMethods } from './memory-saved-carts.ts'
import type { Tables } from './memory-rows.ts'
import { emptyRows, tablesOver } from './memory-rows.ts'
import type { Table } from './memory-table.ts'
import { NO_FACTS } from '../store/store.checkout.ts'
import type { CheckoutFactsMethods } from '../store/store.checkout.ts'
import type { IntentRecord, Owner, Store, StoreTransaction } from '../store/store.ts'

const keyOf = (owner: Owner, name: string): string => `${owner} ${name}`

const isOpen = (intent: IntentRecord): boolean => intent.state !== 'failed'

const insert = <Row>(table: Table<Row>, key: string, row: Row): void => {
  if (table.get(key) !== null) throw new Error('duplicate key')
  table.set(key, row)
}

const personMethods = ({ sessions, carts, keys, checkoutFacts }: Tables) =>
  ({
    insertSession: async (session) => insert(sessions, session.owner, session),
    sessionOf: async (owner) => sessions.get(owner),
    saveSession: async (session) => sessions.set(session.owner, session),
    lockSession: async (owner) => {
      const [session, cart] = [sessions.get(owner), carts.get(owner)]
      return session === null || cart === null ? null : { session, cart }
    },
    deleteSession: async (owner) => {
      sessions.remove(owner)
      carts.remove(owner)
      checkoutFacts.remove(owner)
    },
    insertCart: async (owner, cart) => insert(carts, owner, cart),
    lockCart: async (owner) => carts.get(owner),
    saveCart: async (owner, cart) => carts.set(owner, cart),
    claimKey: async (owner, key, requestHash) => {
      const row = keys.get(keyOf(owner, key))
      if (row !== null) return { state: 'taken', ...row }
      keys.set(keyOf(owner, key), { requestHash, answer: null })
      return { state: 'claimed' }
    },
    hasKey: async (owner, key) => keys.get(keyOf(owner, key)) !== null,
    settleKey: async (owner, key, answer) => {
      const row = keys.get(keyOf(owner, key))
      if (row !== null) keys.set(keyOf(owner, key), { ...row, answer })
    },
    releaseKey: async (owner, key) => keys.remove(keyOf(owner, key)),
  }) satisfies Partial<StoreTransaction>

const visitMethods = ({ windows, reservations }: Tables) => {
  const book = (id: string, places: number): boolean => {
    const window = windows.get(id)
    const booked = (window?.booked ?? 0) + places
    if (window === null || booked < 0 || booked > window.capacity) return false
    windows.set(id, { ...window, booked })
    return true
  }
  return {
    openWindows: async (opened) => {
      for (const window of opened) {
        const booked = windows.get(window.id)?.booked ?? window.booked
        windows.set(window.id, { ...window, booked, capacity: Math.max(window.capacity, booked) })
      }
    },
    windowsOf: async (area, from, to) =>
      windows.rows().filter((window) => window.area === area && window.date >= from && window.date <= to),
    windowById: async (id) => windows.get(id),
    // Transactions run one after the other.
    lockWindows: () => Promise.resolve(),
    takePlace: async (id) => book(id, 1),
    releasePlace: async (id) => void book(id, -1),
    reservationOf: async (owner) => reservations.get(owner),
    saveReservation: async (reservation) => reservations.set(reservation.owner, reservation),
    deleteReservation: async (owner) => reservations.remove(owner),
    expiredReservations: async (now, limit) =>
      reservations
        .rows()
        .flatMap((row) =>
          row.heldUntil !== null && row.heldUntil <= now ? [{ row, at: row.heldUntil }] : [],
        )
        .toSorted((a, b) => a.at - b.at)
        .slice(0, limit)
        .map(({ row }) => row),
  } satisfies Partial<StoreTransaction>
}

const orderMethods = ({ intents, orders }: Tables) => {
  const intentOf = async (owner: Owner, id: string): Promise<IntentRecord | null> => {
    const intent = intents.get(id)
    return intent?.owner === owner ? intent : null
  }
  return {
    insertIntent: async (intent) => {
      if (intents.rows().some((other) => other.cartId === intent.cartId && isOpen(other))) return false
      insert(intents, intent.id, intent)
      return true
    },
    intentOf,
    openIntentOf: async (owner) =>
      intents.rows().find((intent) => intent.owner === owner && isOpen(intent)) ?? null,
    saveIntentState: async (owner, id, state) => {
      const intent = await intentOf(owner, id)
      if (intent !== null) intents.set(id, { ...intent, state })
    },
    pendingIntents: async (startedBefore, limit) =>
      intents
        .rows()
        .filter((intent) => intent.state === 'pending' && intent.startedAt < startedBefore)
        .toSorted((a, b) => a.startedAt - b.startedAt)
        .slice(0, limit),
    insertOrder: async (owner, _cartId, receipt) => insert(orders, owner, { owner, receipt }),
    orderOf: async (owner) => orders.get(owner)?.receipt ?? null,
    orderNumbered: async (orderNumber) =>
      orders.rows().find(({ receipt }) => receipt.orderNumber === orderNumber) ?? null,
  } satisfies Partial<StoreTransaction>
}

const checkoutMethods = ({ checkoutFacts, orderDetails }: Tables): CheckoutFactsMethods => ({
  checkoutFactsOf: async (owner) => checkoutFacts.get(owner) ?? NO_FACTS,
  saveCheckoutFacts: async (owner, facts) => checkoutFacts.set(owner, facts),
  orderDetailsOf: async (owner) => orderDetails.get(owner),
  saveOrderDetails: async (owner, details) => orderDetails.set(owner, details),
})

/**
 * Creates a store in memory. It is lost when the process ends. Transactions run one after the other, so a transaction
 * must not start another one.
 */
export const createMemoryStore = (): Store => {
  const rows = emptyRows()
  let last: Promise<unknown> = Promise.resolve()

  const attempt = async <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> => {
    const tables = tablesOver(rows)
    const done = await work({
      ...personMethods(tables),
      ...visitMethods(tables),
      ...orderMethods(tables),
      ...outboxMethods(tables),
      ...checkoutMethods(tables),
      ...couponMethods(tables),
      ...crewMethods(tables),
      ...savedCartMethods(tables),
      ...accountMethods(tables),
      ...followUpMethods(tables),
      ...stockMethods(tables),
      ...tradeInMethods(tables),
      ...portalMethods(tables),
    })
    for (const table of Object.values(tables)) table.commit()
    return done
  }

  return {
    transaction: (work) => {
      const run = last.then(() => attempt(work))
      last = run.catch(() => undefined)
      return run
    },
    ping: () => Promise.resolve(),
  }
}
