import { and, eq } from 'drizzle-orm'
import type { CheckoutFactsMethods } from '#adapters/provider/store/store.checkout.ts'
import { NO_FACTS } from '#adapters/provider/store/store.checkout.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { checkoutFactsDocument, orderDetailsDocument } from './stored/checkout.stored.ts'
import { readStored } from './stored/read-stored.ts'

const isOf = (table: typeof checkoutFacts | typeof orderDetails, storeId: StoreId, owner: Owner) =>
  and(eq(table.storeId, storeId), eq(table.owner, owner))

export const checkoutRows = (db: Database, storeId: StoreId): CheckoutFactsMethods => ({
  checkoutFactsOf: async (owner) => {
    const [row] = await db
      .select({ facts: checkoutFacts.facts })
      .from(checkoutFacts)
      .where(isOf(checkoutFacts, storeId, owner))
    return row === undefined
      ? NO_FACTS
      : readStored(checkoutFactsDocument, row.facts, `checkout_facts/${owner}`)
  },
  saveCheckoutFacts: async (owner, facts) => {
    await db
      .insert(checkoutFacts)
      .values({ storeId, owner, facts })
      .onConflictDoUpdate({ target: [checkoutFacts.storeId, checkoutFacts.owner], set: { facts } })
  },
  orderDetailsOf: async (owner) => {
    const [row] = await db
      .select({ details: orderDetails.details })
      .from(orderDetails)
      .where(isOf(orderDetails, storeId, owner))
    return row === undefined ? null : readStored(orderDetailsDocument, row.details, `order_details/${owner}`)
  },
  saveOrderDetails: async (owner, details) => {
    await db
      .insert(orderDetails)
      .values({ storeId, owner, details })
      .onConflictDoUpdate({ target: [orderDetails.storeId, orderDetails.owner], set: { details } })
  },
})
