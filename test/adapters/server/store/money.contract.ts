import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '#adapters/server/store/database.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { agreedTo, answerOf, keyNamed } from '#test/builders/provider.builder.ts'
import { household, readyHousehold } from '#test/builders/random-cart.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import { sqlProvider } from '../../orchestrator/conformance/sql.harness.ts'

type Row = { readonly due: number; readonly monthly: number; readonly receipt: unknown }

/** The contract of the rows about the money of an order. `database`: one that is migrated. */
export const moneyContract = (name: string, database: () => Database): void => {
  const rowsOf = async <A>(query: ReturnType<typeof sql>): Promise<readonly A[]> =>
    ((await database().execute(query)) as { readonly rows: unknown }).rows as readonly A[]

  describe(`${name}: the money of an order`, () => {
    it('is to the cent in every row what the buyer agreed to, for any cart (I2, PRC-07)', () =>
      forAllAsyncWith({ numRuns: 6 }, household, async (wanted) => {
        const { harness } = await sqlProvider(database())
        const { visitor, pages } = await readyHousehold(harness, wanted)
        const page = pages.at(-1)
        if (page === undefined) throw new Error('no page')
        await answerOf(visitor.order({ key: keyNamed('household'), ...agreedTo(page) }))
        const { monthly, dueToday } = totalsOf(page.quote)
        const columns = sql`monthly_cents as monthly, due_today_cents as due, receipt`
        const orders = await rowsOf<Row>(sql`select ${columns} from orders`)
        const intents = await rowsOf<Row>(sql`select ${columns} from order_intents where state = 'paid'`)
        expect([orders.length, intents.length]).toEqual([1, 1])
        for (const row of [...orders, ...intents])
          expect(row).toMatchObject({ monthly, due: dueToday, receipt: { quote: page.quote } })
        expect(await rowsOf(sql`select amount_cents as amount, state from ledger_charges`)).toEqual([
          { amount: dueToday, state: 'captured' },
        ])
      }))
  })
}
