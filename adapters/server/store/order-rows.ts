import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { IntentRecord, StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import { receipt as receiptShape } from '#adapters/orchestrator/wire/entities/order.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { receiptToday } from './older-quote.ts'
import { orderIntents as intents, orders } from './schema.ts'
import { readStored } from './stored.ts'

const recordOf = (row: typeof intents.$inferSelect): IntentRecord => {
  const { market: _, monthlyCents, dueTodayCents, orderNumber: __, receipt, ...intent } = row
  return {
    ...intent,
    totals: { monthly: monthlyCents, dueToday: dueTodayCents },
    receipt: readStored(receiptShape, receiptToday(receipt), `order_intents/${row.id}`),
  }
}

type IntentMethods = Pick<
  StoreTransaction,
  'insertIntent' | 'intentOf' | 'openIntentOf' | 'saveIntentState' | 'pendingIntents'
>

/** `report` takes what is wrong with a pending intent that cannot be read: it must not keep the others from being settled. */
export const intentRows = (
  db: Database,
  market: Market,
  report: (defect: unknown) => void,
): IntentMethods => {
  const readable = (row: typeof intents.$inferSelect): readonly IntentRecord[] => {
    try {
      return [recordOf(row)]
    } catch (defect) {
      report(defect)
      return []
    }
  }
  return {
    insertIntent: async ({ totals, ...intent }) => {
      const inserted = await db
        .insert(intents)
        .values({
          market,
          ...intent,
          monthlyCents: totals.monthly,
          dueTodayCents: totals.dueToday,
          orderNumber: intent.receipt.orderNumber,
        })
        .onConflictDoNothing({
          target: [intents.market, intents.cartId],
          where: sql`${intents.state} in ('pending', 'paid')`,
        })
        .returning({ id: intents.id })
      return inserted.length > 0
    },
    intentOf: async (owner, id) => {
      const [row] = await db
        .select()
        .from(intents)
        .where(and(eq(intents.market, market), eq(intents.owner, owner), eq(intents.id, id)))
      return row === undefined ? null : recordOf(row)
    },
    openIntentOf: async (owner) => {
      const [row] = await db
        .select()
        .from(intents)
        .where(and(eq(intents.market, market), eq(intents.owner, owner), ne(intents.state, 'failed')))
      return row === undefined ? null : recordOf(row)
    },
    saveIntentState: async (owner, id, state) => {
      await db
        .update(intents)
        .set({ state })
        .where(and(eq(intents.market, market), eq(intents.owner, owner), eq(intents.id, id)))
    },
    pendingIntents: async (startedBefore, limit) => {
      const rows = await db
        .select()
        .from(intents)
        .where(
          and(eq(intents.market, market), eq(intents.state, 'pending'), lt(intents.startedAt, startedBefore)),
        )
        .orderBy(asc(intents.startedAt), asc(intents.id))
        .limit(limit)
      return rows.flatMap(readable)
    },
  }
}

export const orderRows = (
  db: Database,
  market: Market,
): Pick<StoreTransaction, 'insertOrder' | 'orderOf' | 'orderNumbered'> => ({
  insertOrder: async (owner, cartId, receipt) => {
    const { monthly, dueToday } = totalsOf(receipt.quote)
    await db.insert(orders).values({
      market,
      owner,
      cartId,
      orderNumber: receipt.orderNumber,
      placedAt: receipt.placedAt,
      monthlyCents: monthly,
      dueTodayCents: dueToday,
      receipt,
    })
  },
  orderOf: async (owner) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.market, market), eq(orders.owner, owner)))
    return row === undefined ? null : readStored(receiptShape, receiptToday(row.receipt), `orders/${owner}`)
  },
  orderNumbered: async (orderNumber) => {
    const [row] = await db
      .select({ owner: orders.owner, receipt: orders.receipt })
      .from(orders)
      .where(and(eq(orders.market, market), eq(orders.orderNumber, orderNumber)))
    if (row === undefined) return null
    return {
      owner: row.owner,
      receipt: readStored(receiptShape, receiptToday(row.receipt), `orders/${row.owner}`),
    }
  },
})
