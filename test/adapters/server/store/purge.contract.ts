import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AccountKey, NO_ACCOUNT_CHANGES } from '#adapters/provider/store/store.account.ts'
import { NO_FACTS } from '#adapters/provider/store/store.checkout.ts'
import type { StoreTransaction } from '#adapters/provider/store/store.ts'
import type { OrderCodeKey } from '#adapters/provider/store/store.order-codes.ts'
import { accountChanges } from '#adapters/server/store/account-schema.ts'
import { analyticsCounts } from '#adapters/server/store/analytics-schema.ts'
import { checkoutFacts } from '#adapters/server/store/checkout-schema.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { followUps } from '#adapters/server/store/follow-up-schema.ts'
import { savedCarts } from '#adapters/server/store/saved-cart-schema.ts'
import { ledgerPayments, paymentKeys } from '#adapters/server/store/ledger-schema.ts'
import { orderCodes, outbox } from '#adapters/server/store/outbox-schema.ts'
import { portalAccounts, serviceChanges } from '#adapters/server/store/portal-schema.ts'
import { purge } from '#adapters/server/store/purge.ts'
import {
  carts,
  idempotencyKeys,
  installationWindows,
  orderIntents,
  orders,
  reservations,
  sessions,
} from '#adapters/server/store/schema.ts'
import { RETENTION } from '#adapters/server/store/retention.ts'
import { createSqlAnalytics } from '#adapters/server/store/sql-analytics.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { countIn } from '#adapters/server/store/counter.ts'
import { counters } from '#adapters/server/store/counter-schema.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { ZERO } from '#core/shared/money.ts'
import { addDays, dateAt, type EpochMs, epochMs, instantAt, type PlainDate } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import {
  cartNamed,
  idempotencyKey,
  intentOf,
  ownerNamed,
  reservationOf,
  windowAt,
  withSessions,
} from '../../provider/store/store-records.ts'
import { accountIdOf, accountNamed, changeNamed, newChange } from '../../provider/store/portal-records.ts'
import { followUpNamed } from '../../provider/store/follow-up-store.contract.ts'
import { messageNamed } from '../../provider/store/outbox.contract.ts'
import { emptyTables } from './empty-tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const hence = (ms: number) => epochMs(START_OF_TESTS + ms)

/** The contract of the purge on every SQL database. */
export const purgeContract = (name: string, database: () => Database): void => {
  const stored = <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> =>
    createSqlStore(database(), console.error).store.transaction(work)
  const sessionsNamed = (...names: readonly string[]): Promise<void> =>
    withSessions(createSqlStore(database(), console.error).store, ...names)
  const purgeAt = (now: EpochMs): Promise<void> =>
    purge(database(), now, (name, error) => {
      throw new Error(`purge of ${name} failed`, { cause: error })
    })
  const openedAt = async (name: string, ms: number): Promise<void> => {
    await database()
      .update(sessions)
      .set({ openedAt: hence(ms), purgeAt: hence(ms + DAY_MS) })
      .where(eq(sessions.owner, ownerNamed(name)))
  }
  const ownersIn = async (table: typeof sessions | typeof carts | typeof orderIntents | typeof orders) =>
    (await database().select({ owner: table.owner }).from(table)).map(({ owner }) => owner).toSorted()
  const owners = (...names: readonly string[]) => names.map(ownerNamed).toSorted()

  describe(`${name}: purge`, () => {
    beforeEach(() => emptyTables(database()))

    it('deletes a session a day old with its cart, and none that is younger', async () => {
      await sessionsNamed('old', 'young')
      await openedAt('old', -1)
      await purgeAt(hence(DAY_MS))
      for (const table of [sessions, carts]) expect(await ownersIn(table)).toEqual(owners('young'))
    })

    it('deletes a request about an address a year after its latest repetition', async () => {
      const year = 365 * DAY_MS
      await stored((tx) => tx.saveFollowUp(followUpNamed('ana')))
      await stored((tx) => tx.saveFollowUp(followUpNamed('luis')))
      await stored((tx) => tx.saveFollowUp(followUpNamed('luis', { requestedAt: hence(1) })))
      const left = async () =>
        (await database().select({ id: followUps.id }).from(followUps)).map(({ id }) => id)
      await purgeAt(hence(year))
      expect(await left()).toHaveLength(2)
      await purgeAt(hence(year + 1))
      expect(await left()).toEqual([followUpNamed('luis').id])
    })

    it('deletes an account with its changes four years after the last day of its last service', async () => {
      const lasting = 4 * 365
      const end = '2026-11-20' as PlainDate
      const [service] = accountNamed('gone').services
      if (service === undefined) throw new Error('no service')
      await stored(async (tx) => {
        await tx.insertPortalAccount(accountNamed('here'), START_OF_TESTS)
        await tx.insertPortalAccount(accountNamed('gone'), START_OF_TESTS)
        const services = [{ ...service, until: end }]
        await tx.savePortalAccount(accountNamed('gone', { services }), START_OF_TESTS)
        for (const name of ['here', 'gone']) await tx.insertChange(accountIdOf(name), newChange(name))
      })
      const left = async () =>
        (await database().select({ id: portalAccounts.accountId }).from(portalAccounts))
          .map(({ id }) => id)
          .toSorted()
      const noonOn = (date: PlainDate) => instantAt(date, 12 * 60, 0)
      await purgeAt(noonOn(addDays(end, lasting)))
      expect(await left()).toEqual([accountIdOf('gone'), accountIdOf('here')])
      await purgeAt(noonOn(addDays(end, lasting + 1)))
      expect(await left()).toEqual([accountIdOf('here')])
      const changes = await database().select({ id: serviceChanges.accountId }).from(serviceChanges)
      expect(changes).toEqual([{ id: accountIdOf('here') }])
    })

    it('deletes a change four years after its request, and none that is pending', async () => {
      const account = accountIdOf('julia')
      await stored(async (tx) => {
        for (const name of ['pending', 'done']) await tx.insertChange(account, newChange(name))
        await tx.saveChange(account, { ...changeNamed('done'), state: 'confirmed' })
      })
      const left = async () => (await stored((tx) => tx.changesOf(account, 10))).map(({ id }) => id)
      await purgeAt(hence(4 * 365 * DAY_MS))
      expect(await left()).toHaveLength(2)
      await purgeAt(hence(4 * 365 * DAY_MS + 1))
      expect(await left()).toEqual([changeNamed('pending').id])
    })

    it('deletes the checkout of a session with it, and preserves the records of an order', async () => {
      await sessionsNamed('old', 'young')
      await openedAt('old', -1)
      const details = {
        orderNumber: 'NUMBER' as OrderNumber,
        salesChannel: 'resiCom',
        billing: NO_FACTS.billing,
        acceptance: null,
        phones: [],
        referral: null,
        visitKind: null,
      } as const
      await stored(async (tx) => {
        for (const name of ['old', 'young']) await tx.saveCheckoutFacts(ownerNamed(name), NO_FACTS)
        await tx.saveOrderDetails(ownerNamed('old'), details)
      })
      await purgeAt(hence(DAY_MS))
      expect(await database().select({ owner: checkoutFacts.owner }).from(checkoutFacts)).toEqual([
        { owner: ownerNamed('young') },
      ])
      expect(await stored((tx) => tx.orderDetailsOf(ownerNamed('old')))).toEqual(details)
    })

    const placed = async (name: string): Promise<void> =>
      stored(async (tx) => {
        const { owner, id, cartId, receipt } = intentOf(name)
        await tx.insertIntent(intentOf(name))
        await tx.saveIntentState(owner, id, 'paid')
        await tx.insertOrder(owner, cartId, receipt)
      })

    it('retains the session of an order for ninety days, and one whose order is in doubt (I1, I3)', async () => {
      await sessionsNamed('paid', 'pending', 'neither')
      await placed('paid')
      await stored((tx) => tx.insertIntent(intentOf('pending')))
      await purgeAt(hence(90 * DAY_MS))
      for (const table of [sessions, carts]) expect(await ownersIn(table)).toEqual(owners('paid', 'pending'))
      expect(await stored((tx) => tx.lockCart(ownerNamed('paid')))).toEqual(cartNamed('paid'))
      await purgeAt(hence(90 * DAY_MS + 1))
      for (const table of [sessions, carts]) expect(await ownersIn(table)).toEqual(owners('pending'))
      expect(await ownersIn(orders)).toEqual(owners('paid'))
    })

    it('deletes a declined attempt whose session is gone, and the receipt of a paid one, after a day', async () => {
      await sessionsNamed('declined', 'pending', 'paid')
      await placed('paid')
      await stored(async (tx) => {
        for (const name of ['declined', 'pending']) await tx.insertIntent(intentOf(name))
        await tx.saveIntentState(ownerNamed('declined'), intentOf('declined').id, 'failed')
        await tx.deleteSession(ownerNamed('declined'))
      })
      const emails = async () =>
        JSON.stringify(await database().select({ receipt: orderIntents.receipt }).from(orderIntents)).split(
          intentOf('paid').receipt.emailAddress,
        ).length - 1
      const { startedAt } = intentOf('paid')
      await purgeAt(epochMs(startedAt + DAY_MS))
      expect(await emails()).toBe(3)
      await purgeAt(epochMs(startedAt + DAY_MS + 1))
      expect(await emails()).toBe(1)
      expect(await ownersIn(orderIntents)).toEqual(owners('paid', 'pending'))
      const another = { ...intentOf('else'), receipt: intentOf('paid').receipt }
      await expect(stored((tx) => tx.insertIntent(another))).rejects.toThrow('order_intents_order_number')
    })

    it('retains only number, time and amounts of an order after four years', async () => {
      await sessionsNamed('old')
      await placed('old')
      const { owner, receipt, cartId } = intentOf('old')
      const over = epochMs(receipt.placedAt + 4 * 365 * DAY_MS)
      await purgeAt(over)
      expect(await stored((tx) => tx.orderOf(owner))).toEqual(receipt)
      await purgeAt(epochMs(over + 1))
      expect(await stored((tx) => tx.orderOf(owner))).toBeNull()
      expect(await stored((tx) => tx.orderNumbered(receipt.orderNumber))).toBeNull()
      const { monthly, dueToday } = totalsOf(receipt.quote)
      expect(await database().select().from(orders)).toEqual([
        {
          storeId: 'us',
          owner,
          cartId,
          orderNumber: receipt.orderNumber,
          placedAt: receipt.placedAt,
          monthlyCents: monthly,
          dueTodayCents: dueToday,
          receipt: null,
        },
      ])
    })

    it('deletes a payment a day after it was stored, charged or not', async () => {
      const { ledger } = createSqlStore(database(), console.error)
      const payment = {
        summary: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
        declines: false,
        behavior: 'prompt',
      } as const
      for (const [token, ms] of [
        ['old', -1],
        ['young', 0],
      ] as const)
        await ledger.insertPayment({ ...payment, token: token as PaymentToken, storedAt: hence(ms) })
      await ledger.book({ key: 'k', token: 'old' as PaymentToken, amount: ZERO, state: 'captured' })
      await purgeAt(hence(DAY_MS))
      expect(await database().select({ token: ledgerPayments.token }).from(ledgerPayments)).toEqual([
        { token: 'young' },
      ])
      expect(await ledger.charge('k')).toMatchObject({ state: 'captured' })
    })

    it('names the part that fails, and does all the others (S39)', async () => {
      await sessionsNamed('old')
      await stored((tx) => tx.claimKey(ownerNamed('ana'), idempotencyKey('old'), 'hash', hence(0)))
      const { ledger } = createSqlStore(database(), console.error)
      await ledger.insertKey('session', {
        keyId: 'old',
        phaseId: 'phase',
        secretId: 'first',
        expiresAt: hence(0),
      })
      const failed: string[] = []
      await database().execute(sql`alter table carts rename to carts_away`)
      try {
        await purge(database(), hence(10 * DAY_MS), (part) => void failed.push(part))
      } finally {
        await database().execute(sql`alter table carts_away rename to carts`)
      }
      expect(failed).toEqual(['sessions'])
      expect(await ownersIn(sessions)).toEqual(owners('old'))
      for (const table of [idempotencyKeys, paymentKeys])
        expect(await database().select().from(table)).toEqual([])
    })

    it('retains an idempotency key for a day (S27)', async () => {
      await stored(async (tx) => {
        await tx.claimKey(ownerNamed('ana'), idempotencyKey('old'), 'hash', hence(-1))
        await tx.claimKey(ownerNamed('ana'), idempotencyKey('young'), 'hash', hence(0))
      })
      await purgeAt(hence(DAY_MS))
      expect(await database().select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
        { key: 'young' },
      ])
    })

    it('deletes windows that are past everywhere, with their places, and no other (I4)', async () => {
      const [past, today] = [windowAt('2026-11-15'), windowAt('2026-11-16')]
      await stored(async (tx) => {
        await tx.openWindows([past, today])
        for (const [name, window] of [
          ['ana', past],
          ['luis', today],
        ] as const) {
          await tx.takePlace(window.id)
          await tx.saveReservation(reservationOf(name, window, null))
        }
      })
      await purgeAt(START_OF_TESTS)
      expect(await database().select().from(installationWindows)).toMatchObject([{ ...today, booked: 1 }])
      expect(await database().select({ owner: reservations.owner }).from(reservations)).toEqual([
        { owner: ownerNamed('luis') },
      ])
    })

    it('deletes an unused payment key an hour after its end (S26)', async () => {
      const { ledger } = createSqlStore(database(), console.error)
      const secret = { phaseId: 'phase', secretId: 'first' }
      await ledger.insertKey('session', { ...secret, keyId: 'old', expiresAt: hence(-1) })
      await ledger.insertKey('session', { ...secret, keyId: 'young', expiresAt: hence(0) })
      await purgeAt(hence(HOUR_MS))
      expect(await database().select({ keyId: paymentKeys.keyId }).from(paymentKeys)).toEqual([
        { keyId: 'young' },
      ])
    })

    it('retains a sent message for a month, and a waiting one until it is sent', async () => {
      const written = (name: string, ms: number) => messageNamed(name, { writtenAt: hence(ms) })
      await stored(async (tx) => {
        for (const message of [written('old', -1), written('young', 0), written('waiting', -2)])
          await tx.insertMessage(message)
        for (const { id, attempt } of await tx.claimMessages(hence(0), hence(1), 10))
          if (id !== written('waiting', 0).id) await tx.endMessage(id, attempt, { state: 'sent' })
      })
      await purgeAt(hence(30 * DAY_MS))
      const left = await database().select({ id: outbox.id }).from(outbox)
      expect(left.map(({ id }) => id as string).toSorted()).toEqual(['waiting', 'young'])
    })

    it('deletes the codes of an order once all expired and another may be sent', async () => {
      const state = { codeName: 'name', triesLeft: 5, sent: 1, expiresAt: hence(0), windowEndsAt: hence(0) }
      const codes = {
        over: state,
        counted: { ...state, windowEndsAt: hence(1) },
        good: { ...state, expiresAt: hence(1) },
      }
      await stored(async (tx) => {
        for (const [name, kept] of Object.entries(codes)) {
          await tx.lockOrderCode(name as OrderCodeKey)
          await tx.saveOrderCode(name as OrderCodeKey, kept)
        }
      })
      await purgeAt(hence(0))
      const left = await database().select({ key: orderCodes.key }).from(orderCodes)
      expect(left.map(({ key }) => key as string).toSorted()).toEqual(['counted', 'good'])
    })

    it('retains a saved cart for thirty days after it was saved (CRT-06)', async () => {
      const keptAt = async (name: string, savedAt: number) => {
        const { owner, cartId } = intentOf(name)
        const record = { version: 1, cartId, marker: 'active', lines: [], savedAt: hence(savedAt) } as const
        await stored((tx) => tx.writeSavedCart(owner, record))
      }
      await keptAt('old', 0)
      await keptAt('young', 1)
      await purgeAt(hence(30 * DAY_MS))
      expect(await database().select({ owner: savedCarts.owner }).from(savedCarts)).toEqual([
        { owner: ownerNamed('young') },
      ])
    })

    it('retains what orders changed on an account for ninety days after the last change (PAY-08)', async () => {
      const changedAt = (key: string, ms: number) =>
        stored(async (tx) => {
          await tx.lockAccountChanges(key as AccountKey, hence(ms))
          await tx.saveAccountChanges(key as AccountKey, NO_ACCOUNT_CHANGES, hence(ms))
        })
      await changedAt('old', -1)
      await changedAt('young', 0)
      await purgeAt(hence(90 * DAY_MS))
      expect(await database().select({ key: accountChanges.key }).from(accountChanges)).toEqual([
        { key: 'young' },
      ])
    })

    it('deletes the counts of events of days past their retention', async () => {
      const sink = createSqlAnalytics(database(), console.error)
      const today = dateAt(START_OF_TESTS, 0)
      const event = { name: 'step.viewed', at: 'products', variants: {} } as const
      for (const age of [0, RETENTION.analyticsDays, RETENTION.analyticsDays + 1])
        await sink.count(addDays(today, -age), [event])()
      await purgeAt(START_OF_TESTS)
      const days = await database().select({ day: analyticsCounts.day }).from(analyticsCounts)
      expect(days.map(({ day }) => day).toSorted()).toEqual([addDays(today, -RETENTION.analyticsDays), today])
    })

    it('deletes counters whose window is over, however many they are', async () => {
      const names = Array.from({ length: 1_300 }, (_, index) => `tally-${index}`)
      const counted = (names: readonly string[], windowMs: number) =>
        countIn(database(), undefined, { now: () => START_OF_TESTS })(
          names.map((name) => ({ name, count: 1, windowMs })),
        )
      await counted(names, 1_000)
      await counted(['open'], 1_001)
      await purgeAt(hence(HOUR_MS + 1_000))
      expect(await database().select({ name: counters.name }).from(counters)).toEqual([{ name: 'open' }])
    })
  })
}
