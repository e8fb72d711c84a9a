import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { IntentRecord, Owner, StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import { receipt as receiptShape } from '#adapters/orchestrator/wire/entities/order.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { receiptToday } from './older-quote.ts'
import { RETENTION } from './retention.ts'
import { orderIntents as intents, orders, sessions } from './schema.ts'
import { readStored } from './stored.ts'

/** Null once its receipt is gone: nobody has a session for it any more. */
const recordOf = (row: typeof intents.$inferSelect | undefined): IntentRecord | null => {
  if (row === undefined || row.receipt === null) return null
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
      const record = recordOf(row)
      return record === null ? [] : [record]
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
      return recordOf(row)
    },
    openIntentOf: async (owner) => {
      const [row] = await db
        .select()
        .from(intents)
        .where(and(eq(intents.market, market), eq(intents.owner, owner), ne(intents.state, 'failed')))
      return recordOf(row)
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

/** Null once it is gone: of such an order only what the books need is left. */
const receiptOf = (row: { readonly receipt: unknown } | undefined, owner: Owner): OrderReceipt | null =>
  row === undefined || row.receipt === null
    ? null
    : readStored(receiptShape, receiptToday(row.receipt), `orders/${owner}`)

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
    await db
      .update(sessions)
      .set({ purgeAt: epochMs(receipt.placedAt + RETENTION.orderedSessionMs) })
      .where(and(eq(sessions.market, market), eq(sessions.owner, owner)))
  },
  orderOf: async (owner) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.market, market), eq(orders.owner, owner)))
    return receiptOf(row, owner)
  },
  orderNumbered: async (orderNumber) => {
    const [row] = await db
      .select({ owner: orders.owner, receipt: orders.receipt })
      .from(orders)
      .where(and(eq(orders.market, market), eq(orders.orderNumber, orderNumber)))
    if (row === undefined) return null
    const receipt = receiptOf(row, row.owner)
    return receipt === null ? null : { owner: row.owner, receipt }
  },
})
