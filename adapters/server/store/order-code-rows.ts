import { and, eq } from 'drizzle-orm'
import type { OrderCodeMethods } from '#adapters/provider/store/store.order-codes.ts'
import { NO_ORDER_CODE } from '#core/checkout/order-code.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { orderCodes } from './outbox-schema.ts'

export const orderCodeRows = (db: Database, storeId: StoreId): OrderCodeMethods => ({
  // Inserts before reading: there is always a row to lock, and unknown orders take the same time as known ones.
  lockOrderCode: async (key) => {
    await db
      .insert(orderCodes)
      .values({ storeId, key, ...NO_ORDER_CODE })
      .onConflictDoNothing({ target: [orderCodes.storeId, orderCodes.key] })
    const [row] = await db
      .select()
      .from(orderCodes)
      .where(and(eq(orderCodes.storeId, storeId), eq(orderCodes.key, key)))
      .for('update')
    if (row === undefined) throw new Error('order code row missing')
    const { storeId: _, key: __, ...state } = row
    return state
  },
  saveOrderCode: async (key, state) => {
    await db
      .update(orderCodes)
      .set(state)
      .where(and(eq(orderCodes.storeId, storeId), eq(orderCodes.key, key)))
  },
})
