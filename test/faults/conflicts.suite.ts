import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { HostOptions } from '#adapters/server/host-options.ts'
import { openTestServer, type TestServer } from '#test/builders/test-server.builder.ts'
import { isFullRun } from './rounds.ts'
import { makeReady, order, orderOf, said } from './history/journey.ts'

/** The tables an order writes, in its order, and the statements it writes them with. */
const writes = [
  'insert on idempotency_keys',
  'insert on order_intents',
  'update on reservations',
  'insert on ledger_charges',
  'insert on orders',
  'update on carts',
  'update on order_intents',
  'update on idempotency_keys',
] as const

const conflicts = [
  ['a serialization failure', '40001'],
  ['a deadlock', '40P01'],
] as const

/** Every write with both; in a short run each with one of the two in turn. */
const cases = writes.flatMap((write, index) =>
  conflicts.filter((_, at) => isFullRun || at === index % 2).map(([name, code]) => ({ write, name, code })),
)

/** Retries of transactions that the database aborts for another, over one store. */
export const conflictsSuite = (store: string, options: () => Promise<Partial<HostOptions>>): void => {
  let testServer: TestServer

  /** Makes the database fail the next writes of a kind. A sequence continues after a rollback. */
  const giveUp = async (write: string, code: string, times: number): Promise<void> => {
    await testServer.query(`create sequence given_up`)
    await testServer.query(`create function give_up() returns trigger language plpgsql as $$ begin
      if nextval('given_up') <= ${times} then raise exception 'given up' using errcode = '${code}'; end if;
      return new; end $$`)
    await testServer.query(`create trigger give_up before ${write} for each row execute function give_up()`)
  }

  const given = async (): Promise<number> => {
    const [row] = await testServer.query(
      'select case when is_called then last_value else 0 end as times from given_up',
    )
    return Number(row?.['times'])
  }

  describe(`conflicts over ${store}`, () => {
    beforeAll(async () => {
      testServer = await openTestServer(await options())
    })
    afterEach(async () => {
      await testServer.query('drop function if exists give_up cascade')
      await testServer.query('drop sequence if exists given_up')
      await testServer.settle()
      expect(await testServer.watch.violations(true)).toEqual([])
    })
    afterAll(() => testServer.close())

    it.each(cases)(
      'an order goes through three times $name at $write, once (F9, I1-I4)',
      async ({ write, code }) => {
        const buyer = await makeReady(testServer.visitor())
        await giveUp(write, code, 3)
        const placed = said(await order(buyer))
        expect(placed).toMatch(/^placed /)
        expect(await given()).toBeGreaterThanOrEqual(4)
        expect(said(await order(buyer))).toBe(placed)
      },
    )

    it.each(cases)('a fourth time, $name at $write reports no order (F9, I1-I4)', async ({ write, code }) => {
      const buyer = await makeReady(testServer.visitor())
      await giveUp(write, code, 4)
      const answer = await buyer.visitor.ask('order', orderOf(buyer))
      expect(said(answer)).toMatch(/^UNAVAILABLE$|^pending$/)
      expect(await given()).toBe(4)
      await testServer.query('drop function give_up cascade')
      expect(said(await order(buyer))).toMatch(/^placed |^pending$/)
    })
  })
}
