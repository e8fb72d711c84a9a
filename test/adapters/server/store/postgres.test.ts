import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Store } from '#adapters/provider/store/store.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { purge } from '#adapters/server/store/purge.ts'
import { carts, sessions } from '#adapters/server/store/schema.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { countIn } from '#adapters/server/store/counter.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { cartNamed, idempotencyKey, ownerNamed, withSessions } from '../../provider/store/store-records.ts'
import { emptyTables } from './empty-tables.ts'
import { eraseContract } from './erase.contract.ts'
import { migrationsDir } from './migrations-dir.ts'
import { identityRowsContract } from './identity-rows.contract.ts'
import { moneyContract } from './money.contract.ts'
import { purgeContract } from './purge.contract.ts'
import { networkLinesContract } from './network-lines.contract.ts'
import { networkRowsContract } from './network-rows.contract.ts'
import { sqlStoreContract } from './sql-store.contract.ts'
import { counterContract } from './counter.contract.ts'

const ana = ownerNamed('ana')
const luis = ownerNamed('luis')
const key = idempotencyKey('one-intention')

/** Resolves once the given number have come. */
const meetingOf = (count: number): (() => Promise<void>) => {
  const meeting = closedGate()
  let left = count
  return () => {
    left -= 1
    if (left === 0) meeting.open()
    return meeting.opened
  }
}

describe.skipIf(!isPostgresPackaged)('PostgreSQL', () => {
  let server: TestPostgres
  let url: string
  let database: OpenDatabase
  let store: Store

  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    database = await openPostgres({ url, migrationsDir })
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  for (const contract of [
    sqlStoreContract,
    counterContract,
    purgeContract,
    moneyContract,
    eraseContract,
    identityRowsContract,
    networkRowsContract,
    networkLinesContract,
  ])
    contract('PostgreSQL', () => database.db)

  describe('transactions that meet', () => {
    beforeEach(async () => {
      await emptyTables(database.db)
      store = createSqlStore(database.db, console.error).store
      await withSessions(store, 'ana', 'luis')
    })

    const claim = (hash: string) => store.transaction((tx) => tx.claimKey(ana, key, hash, START_OF_TESTS))

    it.each([
      [
        'hears how it was used when that stands',
        true,
        { state: 'taken', requestHash: 'first', answer: null },
      ],
      ['has it when that was undone', false, { state: 'claimed' }],
    ])('waits for a key that another claims, and %s (I8)', async (_, stands, expected) => {
      const claimed = closedGate()
      const goOn = closedGate()
      const first = store
        .transaction(async (tx) => {
          await tx.claimKey(ana, key, 'first', START_OF_TESTS)
          claimed.open()
          await goOn.opened
          if (!stands) throw new Error('changed my mind')
        })
        .catch(() => undefined)
      await claimed.opened
      const second = claim('second')
      await waitsForLock()
      goOn.open()
      await first
      expect(await second).toEqual(expected)
    })

    /** Until a statement waits for another's lock. */
    const waitsForLock = async (): Promise<void> => {
      const waiting = await server.query(url, `select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
      if (waiting.length === 0) await waitsForLock()
    }

    it('does both of two that wait for one another, one of them again (F9)', async () => {
      const meet = meetingOf(2)
      let attempts = 0
      const change = (first: typeof ana, second: typeof ana) =>
        store.transaction(async (tx) => {
          attempts += 1
          const one = await tx.lockCart(first)
          if (attempts <= 2) await meet()
          const other = await tx.lockCart(second)
          if (one === null || other === null) throw new Error('a cart is gone')
          await tx.saveCart(first, { ...one, version: one.version + 1 })
          await tx.saveCart(second, { ...other, version: other.version + 1 })
        })
      await Promise.all([change(ana, luis), change(luis, ana)])
      // Both may find the deadlock at the same time; PostgreSQL then cancels both.
      expect([3, 4]).toContain(attempts)
      for (const owner of [ana, luis])
        expect((await store.transaction((tx) => tx.lockCart(owner)))?.version).toBe(3)
    })

    it.each([0, 1, 3, 4])(
      'does what the database gives up %i times once, three times at most again (F9)',
      async (times) => {
        await server.query(
          url,
          `create sequence failures;
         create function give_up() returns trigger language plpgsql as $$ begin
           if nextval('failures') <= ${times} then raise exception using errcode = '40001'; end if;
           return new;
         end $$;
         create trigger give_up before update on carts for each row execute function give_up()`,
        )
        const saved = { ...cartNamed('ana'), version: 2 }
        const work = store.transaction(async (tx) => {
          await tx.claimKey(ana, key, 'hash', START_OF_TESTS)
          await tx.saveCart(ana, saved)
        })
        const outcome = await work.then(
          () => 'done',
          (error: Error) => error.message,
        )
        await server.query(
          url,
          'drop trigger give_up on carts; drop function give_up; drop sequence failures',
        )
        expect(outcome).toBe(times <= 3 ? 'done' : 'database failed: 40001')
        const left = await store.transaction((tx) => tx.lockCart(ana))
        expect(left).toEqual(times <= 3 ? saved : cartNamed('ana'))
        expect(await claim('other')).toMatchObject({ state: times <= 3 ? 'taken' : 'claimed' })
      },
    )

    it('lock what they count in one order, so that none waits for another that waits for it (S23)', async () => {
      const count = (...names: readonly string[]) =>
        countIn(database.db)(names.map((name) => ({ name, count: 1, windowMs: 60_000 })))
      await count('a', 'b', 'c')
      const locked = closedGate()
      const goOn = closedGate()
      const holder = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from tallies where name = 'b' for update`)
        locked.open()
        await goOn.opened
      })
      await locked.opened
      const counting = count('c', 'b', 'a')
      await waitsForLock()
      const locks = `select name from tallies where name <> 'b' for update skip locked`
      expect(await server.query(url, locks)).toEqual([{ name: 'c' }])
      goOn.open()
      await holder
      expect((await counting).map(({ count }) => count)).toEqual([2, 2, 2])
    })

    it('count by the clock of the database, whatever the clocks of their processes say (S23)', async () => {
      const byDatabase = () => countIn(database.db)([{ name: 'by-clock', count: 1, windowMs: 60_000 }])
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
      try {
        const [first] = await byDatabase()
        vi.setSystemTime(Date.now() + 2 * 3_600_000)
        const [second] = await byDatabase()
        expect([first?.count, second?.count]).toEqual([1, 2])
        expect(first?.leftMs).toBe(60_000)
        expect(second?.leftMs).toBeLessThanOrEqual(60_000)
      } finally {
        vi.useRealTimers()
      }
    })

    it('are not waited for by the purge, and two purges do not hinder one another', async () => {
      const locked = closedGate()
      const goOn = closedGate()
      const use = store.transaction(async (tx) => {
        await tx.lockCart(ana)
        locked.open()
        await goOn.opened
      })
      await locked.opened
      const later = epochMs(START_OF_TESTS + 48 * 3_600_000)
      const names = Array.from({ length: 40 }, (_, index) => `dead-${index}`)
      await withSessions(store, ...names)
      const failures: unknown[] = []
      const purgeNow = () => purge(database.db, later, (...failure) => failures.push(failure))
      await Promise.all([purgeNow(), purgeNow(), purgeNow()])
      expect(failures).toEqual([])
      for (const table of [sessions, carts])
        expect(await database.db.select({ owner: table.owner }).from(table)).toEqual([{ owner: ana }])
      goOn.open()
      await use
    })
  })
})
