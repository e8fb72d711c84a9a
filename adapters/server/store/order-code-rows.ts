import { and, eq } from 'drizzle-orm'
import type { OrderCodeMethods } from '#adapters/orchestrator/pocket/store.order-codes.ts'
import { NO_ORDER_CODE } from '#core/checkout/order-code.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { orderCodes } from './outbox-schema.ts'

export const orderCodeRows = (db: Database, market: Market): OrderCodeMethods => ({
  // Written before it is read: there is always a row to hold on to, and a number nobody asked about takes no less time.
  lockOrderCode: async (key) => {
    await db
      .insert(orderCodes)
      .values({ market, key, ...NO_ORDER_CODE })
      .onConflictDoNothing({ target: [orderCodes.market, orderCodes.key] })
    const [row] = await db
      .select()
      .from(orderCodes)
      .where(and(eq(orderCodes.market, market), eq(orderCodes.key, key)))
      .for('update')
    if (row === undefined) throw new Error('the codes of a number are gone')
    const { market: _, key: __, ...state } = row
    return state
  },
  saveOrderCode: async (key, state) => {
    await db
      .update(orderCodes)
      .set(state)
      .where(and(eq(orderCodes.market, market), eq(orderCodes.key, key)))
  },
})
