import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { defaultCrewPlan } from '#adapters/provider/facts/crew-plans.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { Store, StoreTransaction } from '#adapters/provider/store/store.ts'
import { badCrewPlan } from '#adapters/server/store/crew-rows.ts'
import { crewPlans } from '#adapters/server/store/crew-schema.ts'
import type { Database } from '#adapters/server/store/database.ts'
import {
  carts,
  idempotencyKeys,
  installationWindows,
  orderIntents,
  orders,
  sessions,
} from '#adapters/server/store/schema.ts'
import { DEFAULT_STORE_ID, type StoreId } from '#adapters/server/store/store-id.ts'
import { outbox } from '#adapters/server/store/outbox-schema.ts'
import { createSqlAnalytics } from '#adapters/server/store/sql-analytics.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import { cents } from '#core/shared/money.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { analyticsSinkContract } from '../../analytics/sink.contract.ts'
import { ledgerContract } from '../../provider/gateway/ledger.contract.ts'
import { messageNamed, outboxContract } from '../../provider/store/outbox.contract.ts'
import {
  cartNamed,
  idempotencyKey,
  intentOf,
  ownerNamed,
  receiptNumbered,
  sessionNamed,
  windowAt,
  withSessions,
} from '../../provider/store/store-records.ts'
import { accountStoreContract } from '../../provider/store/account-store.contract.ts'
import { portalStoreContract } from '../../provider/store/portal-store.contract.ts'
import { stockStoreContract } from '../../provider/store/stock-store.contract.ts'
import { followUpStoreContract } from '../../provider/store/follow-up-store.contract.ts'
import { couponStoreContract } from '../../provider/store/coupon-store.contract.ts'
import { storeContract } from '../../provider/store/store.contract.ts'
import { emptyTables } from './empty-tables.ts'

const ana = ownerNamed('ana')
const luis = ownerNamed('luis')

/** The text of a rejected promise, with the causes of its error. */
const wordsOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (rejected: unknown) => rejected,
  )
  if (!(error instanceof Error)) throw new Error('nothing was refused')
  return `${error.message} ${JSON.stringify(error)} ${String(error.stack)} ${JSON.stringify(error.cause ?? null)}`
}

/** The contract of store and ledger that only SQL databases have. `database`: one that is migrated. */
export const sqlStoreContract = (name: string, database: () => Database): void => {
  const defects: unknown[] = []

  const emptySqlStore = async () => {
    await emptyTables(database())
    defects.length = 0
    return createSqlStore(database(), (defect) => defects.push(defect))
  }

  const emptyStore = async (): Promise<Store> => (await emptySqlStore()).store

  const key = idempotencyKey('one-intention')

  const fill = async (store: Store): Promise<void> => {
    await withSessions(store, 'ana', 'luis')
    await store.transaction(async (tx) => {
      for (const name of ['ana', 'luis']) {
        const { owner, cartId, receipt } = intentOf(name)
        await tx.insertIntent(intentOf(name))
        await tx.insertOrder(owner, cartId, receipt)
        await tx.claimKey(owner, key, 'hash', START_OF_TESTS)
        await tx.settleKey(owner, key, { state: 'placed', receipt })
      }
    })
  }

  storeContract(name, emptyStore)
  outboxContract(name, emptyStore)
  couponStoreContract(name, emptyStore)
  accountStoreContract(name, emptyStore)
  followUpStoreContract(name, emptyStore)
  stockStoreContract(name, emptyStore)
  portalStoreContract(name, emptyStore)
  analyticsSinkContract(name, async () => {
    await emptyTables(database())
    return createSqlAnalytics(database(), (defect) => defects.push(defect))
  })
  ledgerContract(name, async () => (await emptySqlStore()).ledger)

  describe(`${name}: rows that cannot be read`, () => {
    const planted = 'planted-value'

    const reads: Record<string, (tx: StoreTransaction, owner: typeof ana) => Promise<unknown>> = {
      session: (tx, owner) => tx.sessionOf(owner),
      cart: (tx, owner) => tx.lockCart(owner),
      intent: (tx, owner) => tx.openIntentOf(owner),
      order: (tx, owner) => tx.orderOf(owner),
      key: (tx, owner) => tx.claimKey(owner, key, 'hash', START_OF_TESTS),
    }

    const poisons: Record<string, () => Promise<unknown>> = {
      session: () =>
        database()
          .update(sessions)
          .set({ customer: { firstName: planted } })
          .where(eq(sessions.owner, ana)),
      cart: () =>
        database()
          .update(carts)
          .set({ lines: [{ offerId: planted, quantity: 'dos' }] })
          .where(eq(carts.owner, ana)),
      intent: () =>
        database()
          .update(orderIntents)
          .set({ receipt: { orderNumber: planted } })
          .where(eq(orderIntents.owner, ana)),
      order: () =>
        database()
          .update(orders)
          .set({ receipt: [planted] })
          .where(eq(orders.owner, ana)),
      key: () =>
        database()
          .update(idempotencyKeys)
          .set({ answer: { state: planted } })
          .where(eq(idempotencyKeys.owner, ana)),
    }

    it.each(Object.keys(poisons))(
      'a %s fails for its own owner only, without its content (F44)',
      async (name) => {
        const { store } = await emptySqlStore()
        await fill(store)
        const before = await store.transaction((tx) => reads[name]!(tx, luis))
        await poisons[name]!()
        const words = await wordsOf(store.transaction((tx) => reads[name]!(tx, ana)))
        expect(words).toContain('unreadable row')
        expect(words).not.toContain(planted)
        expect(await store.transaction((tx) => reads[name]!(tx, luis))).toEqual(before)
      },
    )

    it('a message is parked and reported, so that the others go out (F44)', async () => {
      const defects: unknown[] = []
      await emptyTables(database())
      const { store } = createSqlStore(database(), (defect) => defects.push(defect))
      await store.transaction(async (tx) => {
        for (const one of ['bad', 'good']) await tx.insertMessage(messageNamed(one))
      })
      await database()
        .update(outbox)
        .set({ content: { kind: planted } })
        .where(eq(outbox.id, messageNamed('bad').id))
      const claim = (now: number) =>
        store.transaction((tx) => tx.claimMessages(epochMs(START_OF_TESTS + now), epochMs(0), 10))
      expect((await claim(0)).map(({ id }) => id)).toEqual(['good'])
      expect(defects.map(String)).toEqual([expect.stringContaining('unreadable row: outbox/bad')])
      expect(defects.map(String).join()).not.toContain(planted)
      expect((await claim(1)).map(({ id }) => id)).toEqual(['good'])
    })

    it('deletes the content of a finished message (I10)', async () => {
      await emptyTables(database())
      const { store } = createSqlStore(database(), console.error)
      const message = messageNamed('one')
      await store.transaction(async (tx) => {
        await tx.insertMessage(message)
        await tx.claimMessages(START_OF_TESTS, epochMs(START_OF_TESTS + 1), 1)
        await tx.endMessage(message.id, 1, { state: 'sent' })
      })
      expect(await database().select().from(outbox)).toMatchObject([{ state: 'sent', content: null }])
    })

    it('a pending intent is passed over and reported, so that the others are settled (F44)', async () => {
      const { store } = await emptySqlStore()
      await store.transaction(async (tx) => {
        await tx.insertIntent(intentOf('ana', 1, 0))
        await tx.insertIntent(intentOf('luis', 1, 1))
      })
      await poisons['intent']!()
      const later = epochMs(START_OF_TESTS + 600_000)
      expect(await store.transaction((tx) => tx.pendingIntents(later, 10))).toEqual([intentOf('luis', 1, 1)])
      expect(defects.map(String)).toEqual([expect.stringContaining('unreadable row')])
    })
  })

  describe(`${name}: receipts of before lines said what they are of`, () => {
    /** A document as it was stored then. */
    const asBefore = (receipt: OrderReceipt): unknown =>
      JSON.parse(
        JSON.stringify(receipt, (key, value: unknown) =>
          key === 'lineOfBusiness' || key === 'role' ? undefined : value,
        ),
      )
    const untold = ({ quote, ...receipt }: OrderReceipt): OrderReceipt => ({
      ...receipt,
      quote: { ...quote, lines: quote.lines.map((line) => ({ ...line, lineOfBusiness: null, role: null })) },
    })

    it('are read, and say that they do not know', async () => {
      const { store } = await emptySqlStore()
      const { receipt } = intentOf('ana')
      const key = idempotencyKey('one-intention')
      await withSessions(store, 'ana')
      await store.transaction(async (tx) => {
        await tx.insertIntent(intentOf('ana'))
        await tx.insertOrder(ana, intentOf('ana').cartId, receipt)
        await tx.claimKey(ana, key, 'hash', START_OF_TESTS)
        await tx.settleKey(ana, key, { state: 'placed', receipt })
      })
      const before = asBefore(receipt)
      await database().update(orders).set({ receipt: before })
      await database().update(orderIntents).set({ receipt: before })
      await database()
        .update(idempotencyKeys)
        .set({ answer: { state: 'placed', receipt: before } })
      const read = await store.transaction(async (tx) => ({
        order: await tx.orderOf(ana),
        intent: (await tx.openIntentOf(ana))?.receipt,
        claim: await tx.claimKey(ana, key, 'hash', START_OF_TESTS),
      }))
      const today = untold(receipt)
      expect(JSON.stringify(before)).not.toContain('lineOfBusiness')
      expect(read).toEqual({
        order: today,
        intent: today,
        claim: { state: 'taken', requestHash: 'hash', answer: { state: 'placed', receipt: today } },
      })
    })
  })

  describe(`${name}: what the database itself refuses`, () => {
    it('hides the values of a rejected row (I10)', async () => {
      const { store } = await emptySqlStore()
      await withSessions(store, 'ana')
      const words = await wordsOf(store.transaction((tx) => tx.insertSession(sessionNamed('ana'))))
      const { secretHash, customer, payment } = sessionNamed('ana')
      expect(words).toContain('23505')
      for (const value of [secretHash, customer?.emailAddress, customer?.lastName, payment?.token, ana])
        expect(words).not.toContain(value)
    })

    it('gives an order number once, before anything is paid', async () => {
      const { store } = await emptySqlStore()
      const [first, second] = [intentOf('ana'), intentOf('luis')]
      await store.transaction((tx) => tx.insertIntent(first))
      const again = store.transaction((tx) => tx.insertIntent({ ...second, receipt: first.receipt }))
      await expect(again).rejects.toThrow('order_intents_order_number')
    })

    it('rejects bookings of a window above its places or below zero, from any writer (I4)', async () => {
      const { store } = await emptySqlStore()
      const window = windowAt('2026-11-23')
      await store.transaction((tx) => tx.openWindows([window]))
      for (const booked of [-1, window.capacity + 1])
        await expect(database().update(installationWindows).set({ booked })).rejects.toThrow()
      await expect(
        database().update(installationWindows).set({ booked: window.capacity }),
      ).resolves.toBeDefined()
    })

    it('finds a stored plan of crews that cannot be used (SCH-14)', async () => {
      const { store } = await emptySqlStore()
      const usual = defaultCrewPlan(PROVIDER_CONFIG, 'installation')
      await store.transaction((tx) =>
        tx.replaceCrewPlans([usual, { ...usual, area: 'FL-331', cutoffHour: 25 }]),
      )
      const bad = { area: 'FL-331', kind: 'installation' }
      expect(await badCrewPlan(database(), DEFAULT_STORE_ID)).toEqual({ ...bad, field: 'cutoffHour' })
      await database().update(crewPlans).set({ plan: {} }).where(eq(crewPlans.area, 'FL-331'))
      expect(await badCrewPlan(database(), DEFAULT_STORE_ID)).toEqual({ ...bad, field: 'plan' })
      await store.transaction((tx) => tx.replaceCrewPlans([usual]))
      expect(await badCrewPlan(database(), DEFAULT_STORE_ID)).toBeNull()
    })

    it('rejects a second live intent of a cart, from any writer (I1)', async () => {
      const { store } = await emptySqlStore()
      const [first, second] = [intentOf('ana', 1), intentOf('ana', 2)]
      await store.transaction(async (tx) => {
        await tx.insertIntent(first)
        await tx.saveIntentState(ana, first.id, 'failed')
        await tx.insertIntent(second)
      })
      await expect(store.transaction((tx) => tx.saveIntentState(ana, first.id, 'paid'))).rejects.toThrow(
        'order_intents_live_cart',
      )
    })
  })

  describe(`${name}: stores on one database`, () => {
    it('see and change none of the others (I6)', async () => {
      const own = await emptySqlStore()
      const crews = defaultCrewPlan(PROVIDER_CONFIG, 'installation')
      const other = createSqlStore(database(), (defect) => defects.push(defect), 'mx' as StoreId)
      const window = windowAt('2026-11-23')
      for (const { store } of [own, other]) {
        await fill(store)
        await store.transaction(async (tx) => {
          await tx.openWindows([window])
          await tx.saveReservation({ owner: ana, windowId: window.id, heldUntil: START_OF_TESTS })
          await tx.replaceCrewPlans([crews])
        })
      }
      const later = epochMs(START_OF_TESTS + 600_000)
      await other.store.transaction(async (tx) => {
        const [session, cart] = [await tx.sessionOf(ana), await tx.lockCart(ana)]
        if (session === null || cart === null) throw new Error('nothing was kept')
        await tx.saveSession({ ...session, customer: null })
        await tx.saveCart(ana, { ...cart, version: 9 })
        await tx.takePlace(window.id)
        await tx.deleteReservation(ana)
        await tx.saveIntentState(ana, intentOf('ana').id, 'failed')
        await tx.releaseKey(ana, key)
        await tx.deleteSession(luis)
        await tx.replaceCrewPlans([])
      })
      await own.store.transaction(async (tx) => {
        expect((await tx.sessionOf(ana))?.customer).toEqual(sessionNamed('ana').customer)
        expect((await tx.lockCart(ana))?.version).toBe(1)
        expect(await tx.windowsOf(window.area, window.date, window.date)).toEqual([window])
        expect(await tx.crewPlans()).toEqual([crews])
        expect(await tx.expiredReservations(later, 10)).toHaveLength(1)
        expect((await tx.openIntentOf(ana))?.state).toBe('pending')
        expect((await tx.claimKey(ana, key, 'hash', later)).state).toBe('taken')
        expect(await tx.sessionOf(luis)).not.toBeNull()
      })
      await own.ledger.book({
        key: 'one',
        token: 'token' as PaymentToken,
        amount: cents(1),
        state: 'captured',
      })
      expect([await own.ledger.charges(), await other.ledger.charges()].map(({ length }) => length)).toEqual([
        1, 0,
      ])
    })
  })

  describe(`${name}: money`, () => {
    it('can be summed in SQL and equals that of the receipts (PRC-07)', async () => {
      const { store } = await emptySqlStore()
      await store.transaction(async (tx) => {
        for (const name of ['ana', 'luis'])
          await tx.insertOrder(ownerNamed(name), cartNamed(name).id, receiptNumbered(`NUMBER-${name}`))
      })
      const [sums] = await database()
        .select({
          monthly: sql<number>`sum(${orders.monthlyCents})::int`,
          dueToday: sql<number>`sum(${orders.dueTodayCents})::int`,
        })
        .from(orders)
      expect(sums).toEqual({ monthly: 2 * 749, dueToday: 2 * 749 })
    })
  })
}
