import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CodeHash } from '#adapters/orchestrator/pocket/store.kept-cart.ts'
import type { StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { keptCarts } from '#adapters/server/store/kept-cart-schema.ts'
import { paymentKeys } from '#adapters/server/store/ledger-schema.ts'
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
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { countIn } from '#adapters/server/store/tally.ts'
import { tallies } from '#adapters/server/store/tally-schema.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import {
  cartNamed,
  idempotencyKey,
  intentOf,
  ownerNamed,
  reservationOf,
  windowAt,
  withSessions,
} from '../../orchestrator/pocket/store-records.ts'
import { emptyTables } from './empty-tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const hence = (ms: number) => epochMs(START_OF_TESTS + ms)

/** What the purge keeps to on every SQL database. */
export const purgeContract = (name: string, database: () => Database): void => {
  const stored = <A>(work: (tx: StoreTransaction) => Promise<A>): Promise<A> =>
    createSqlStore(database(), console.error).store.transaction(work)
  const sessionsNamed = (...names: readonly string[]): Promise<void> =>
    withSessions(createSqlStore(database(), console.error).store, ...names)
  const openedAt = async (name: string, ms: number): Promise<void> => {
    await database()
      .update(sessions)
      .set({ openedAt: hence(ms) })
      .where(eq(sessions.owner, ownerNamed(name)))
  }
  const ownersIn = async (table: typeof sessions | typeof carts | typeof orderIntents | typeof orders) =>
    (await database().select({ owner: table.owner }).from(table)).map(({ owner }) => owner).toSorted()
  const owners = (...names: readonly string[]) => names.map(ownerNamed).toSorted()

  describe(`${name}: purge`, () => {
    beforeEach(() => emptyTables(database()))

    it('takes out a session a day old with its cart and its failed intents, and none that is younger', async () => {
      await sessionsNamed('old', 'young')
      await openedAt('old', -1)
      await stored(async (tx) => {
        for (const name of ['old', 'young']) {
          const { id } = intentOf(name)
          await tx.insertIntent(intentOf(name))
          await tx.saveIntentState(ownerNamed(name), id, 'failed')
        }
      })
      await purge(database(), hence(DAY_MS))
      for (const table of [sessions, carts, orderIntents])
        expect(await ownersIn(table)).toEqual(owners('young'))
    })

    it('keeps every order, and a session whole that an order stands on or may (I1, I3)', async () => {
      await sessionsNamed('paid', 'pending', 'neither')
      await stored(async (tx) => {
        for (const name of ['paid', 'pending']) await tx.insertIntent(intentOf(name))
        const { owner, id, cartId, receipt } = intentOf('paid')
        await tx.saveIntentState(owner, id, 'paid')
        await tx.insertOrder(owner, cartId, receipt)
      })
      await purge(database(), hence(400 * DAY_MS))
      for (const table of [sessions, carts, orderIntents])
        expect(await ownersIn(table)).toEqual(owners('paid', 'pending'))
      expect(await ownersIn(orders)).toEqual(owners('paid'))
      expect(await stored((tx) => tx.lockCart(ownerNamed('paid')))).toEqual(cartNamed('paid'))
    })

    it('keeps an idempotency key for a day (S27)', async () => {
      await stored(async (tx) => {
        await tx.claimKey(ownerNamed('ana'), idempotencyKey('old'), 'hash', hence(-1))
        await tx.claimKey(ownerNamed('ana'), idempotencyKey('young'), 'hash', hence(0))
      })
      await purge(database(), hence(DAY_MS))
      expect(await database().select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
        { key: 'young' },
      ])
    })

    it('takes out windows that are past everywhere, with their places, and no other (I4)', async () => {
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
      await purge(database(), START_OF_TESTS)
      expect(await database().select().from(installationWindows)).toMatchObject([{ ...today, booked: 1 }])
      expect(await database().select({ owner: reservations.owner }).from(reservations)).toEqual([
        { owner: ownerNamed('luis') },
      ])
    })

    it('wipes a payment key that nobody used an hour after its end (S26)', async () => {
      const { ledger } = createSqlStore(database(), console.error)
      const secret = { phaseId: 'phase', cipherKey: 'A'.repeat(43), integrityKey: 'B'.repeat(43) }
      await ledger.insertKey('session', { ...secret, keyId: 'old', expiresAt: hence(-1) })
      await ledger.insertKey('session', { ...secret, keyId: 'young', expiresAt: hence(0) })
      await purge(database(), hence(HOUR_MS))
      expect(await database().select({ keyId: paymentKeys.keyId }).from(paymentKeys)).toEqual([
        { keyId: 'young' },
      ])
    })

    it('keeps a kept cart for thirty days after it was saved (CRT-06)', async () => {
      const keptAt = async (name: string, savedAt: number) => {
        const { owner, cartId } = intentOf(name)
        const record = { version: 1, cartId, marker: 'active', lines: [], savedAt: hence(savedAt) } as const
        const codeHash = `hash-${name}` as CodeHash
        await stored((tx) =>
          tx.saveKeptCart(owner, { owner, record, codeHash, codeExpiresAt: hence(savedAt) }),
        )
      }
      await keptAt('old', 0)
      await keptAt('young', 1)
      await purge(database(), hence(30 * DAY_MS))
      expect(await database().select({ owner: keptCarts.owner }).from(keptCarts)).toEqual([
        { owner: ownerNamed('young') },
      ])
    })

    it('takes out tallies whose window is over, however many they are', async () => {
      const names = Array.from({ length: 1_300 }, (_, index) => `tally-${index}`)
      const counted = (names: readonly string[], windowMs: number) =>
        countIn(database())(
          names.map((name) => ({ name, count: 1, windowMs })),
          START_OF_TESTS,
        )
      await counted(names, 1_000)
      await counted(['open'], 1_001)
      await purge(database(), hence(1_000))
      expect(await database().select({ name: tallies.name }).from(tallies)).toEqual([{ name: 'open' }])
    })
  })
}
