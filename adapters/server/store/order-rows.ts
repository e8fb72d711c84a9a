import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import type { IntentRecord, Owner, StoreTransaction } from '#adapters/provider/store/store.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import type { PaymentToken } from '#core/ports/payment-gateway.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { RETENTION } from './retention.ts'
import { orderIntents as intents, orders, sessions } from './schema.ts'
import { readStored } from './stored/read-stored.ts'
import { receipt as receiptShape } from './stored/receipt.stored.ts'

/** Stored in place of a token for an order without a payment method. */
const NO_METHOD = '' as PaymentToken

/** Null once its receipt was purged: no session refers to it any more. */
const recordOf = (row: typeof intents.$inferSelect | undefined): IntentRecord | null => {
  if (row === undefined || row.receipt === null) return null
  const { storeId: _, monthlyCents, dueTodayCents, orderNumber: __, receipt, ...intent } = row
  return {
    ...intent,
    totals: { monthly: monthlyCents, dueToday: dueTodayCents },
    paymentToken: row.paymentToken === NO_METHOD ? null : row.paymentToken,
    receipt: readStored(receiptShape, receipt, `order_intents/${row.id}`),
  }
}

type IntentMethods = Pick<
  StoreTransaction,
  'insertIntent' | 'intentOf' | 'openIntentOf' | 'saveIntentState' | 'pendingIntents'
>

/** Returns the order attempts. `report` receives the defect of an unreadable pending one; the others still settle. */
export const intentRows = (
  db: Database,
  storeId: StoreId,
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
          storeId,
          ...intent,
          paymentToken: intent.paymentToken ?? NO_METHOD,
          monthlyCents: totals.monthly,
          dueTodayCents: totals.dueToday,
          orderNumber: intent.receipt.orderNumber,
        })
        .onConflictDoNothing({
          target: [intents.storeId, intents.cartId],
          where: sql`${intents.state} in ('pending', 'paid')`,
        })
        .returning({ id: intents.id })
      return inserted.length > 0
    },
    intentOf: async (owner, id) => {
      const [row] = await db
        .select()
        .from(intents)
        .where(and(eq(intents.storeId, storeId), eq(intents.owner, owner), eq(intents.id, id)))
      return recordOf(row)
    },
    openIntentOf: async (owner) => {
      const [row] = await db
        .select()
        .from(intents)
        .where(and(eq(intents.storeId, storeId), eq(intents.owner, owner), ne(intents.state, 'failed')))
      return recordOf(row)
    },
    saveIntentState: async (owner, id, state) => {
      await db
        .update(intents)
        .set({ state })
        .where(and(eq(intents.storeId, storeId), eq(intents.owner, owner), eq(intents.id, id)))
    },
    pendingIntents: async (startedBefore, limit) => {
      const rows = await db
        .select()
        .from(intents)
        .where(
          and(
            eq(intents.storeId, storeId),
            eq(intents.state, 'pending'),
            lt(intents.startedAt, startedBefore),
          ),
        )
        .orderBy(asc(intents.startedAt), asc(intents.id))
        .limit(limit)
      return rows.flatMap(readable)
    },
  }
}

/** Null once the receipt was purged: only the accounting data of such an order remains. */
const receiptOf = (row: { readonly receipt: unknown } | undefined, owner: Owner): OrderReceipt | null =>
  row === undefined || row.receipt === null ? null : readStored(receiptShape, row.receipt, `orders/${owner}`)

export const orderRows = (
  db: Database,
  storeId: StoreId,
): Pick<StoreTransaction, 'insertOrder' | 'orderOf' | 'orderNumbered'> => ({
  insertOrder: async (owner, cartId, receipt) => {
    const { monthly, dueToday } = totalsOf(receipt.quote)
    await db.insert(orders).values({
      storeId,
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
      .where(and(eq(sessions.storeId, storeId), eq(sessions.owner, owner)))
  },
  orderOf: async (owner) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, storeId), eq(orders.owner, owner)))
    return receiptOf(row, owner)
  },
  orderNumbered: async (orderNumber) => {
    const [row] = await db
      .select({ owner: orders.owner, receipt: orders.receipt })
      .from(orders)
      .where(and(eq(orders.storeId, storeId), eq(orders.orderNumber, orderNumber)))
    if (row === undefined) return null
    const receipt = receiptOf(row, row.owner)
    return receipt === null ? null : { owner: row.owner, receipt }
  },
})
