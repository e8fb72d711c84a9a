import { and, eq } from 'drizzle-orm'
import type {
  Checkpoint,
  CheckoutFacts,
  CheckoutFactsMethods,
  OrderDetails,
} from '#adapters/orchestrator/pocket/store.checkout.ts'
import { NO_FACTS } from '#adapters/orchestrator/pocket/store.checkout.ts'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import { nullable } from '#adapters/orchestrator/wire/composite.shape.ts'
import {
  acceptance,
  billingWishes,
  orderPartList,
  referral,
  salesChannel,
  visitKind,
} from '#adapters/orchestrator/wire/entities/details.ts'
import { orderNumber } from '#adapters/orchestrator/wire/entities/identifier.ts'
import { phoneDetails } from '#adapters/orchestrator/wire/entities/phone.ts'
import { instant } from '#adapters/orchestrator/wire/entities/time.ts'
import { object } from '#adapters/orchestrator/wire/object.shape.ts'
import type { Shape } from '#adapters/orchestrator/wire/shape.ts'
import { checkoutFacts, orderDetails } from './checkout-schema.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { readStored } from './stored.ts'

const factsShape: Shape<CheckoutFacts> = object<CheckoutFacts>({
  billing: billingWishes,
  acceptance: nullable(acceptance),
  portable: phoneDetails,
  phones: phoneDetails,
  referral: nullable(referral),
  checkpoint: nullable(object<Checkpoint>({ at: instant, missing: orderPartList })),
})

const detailsShape: Shape<OrderDetails> = object<OrderDetails>({
  orderNumber,
  salesChannel,
  billing: billingWishes,
  acceptance: nullable(acceptance),
  phones: phoneDetails,
  referral: nullable(referral),
  visitKind: nullable(visitKind),
})

const isOf = (table: typeof checkoutFacts | typeof orderDetails, market: Market, owner: Owner) =>
  and(eq(table.market, market), eq(table.owner, owner))

export const checkoutRows = (db: Database, market: Market): CheckoutFactsMethods => ({
  checkoutFactsOf: async (owner) => {
    const [row] = await db
      .select({ facts: checkoutFacts.facts })
      .from(checkoutFacts)
      .where(isOf(checkoutFacts, market, owner))
    return row === undefined ? NO_FACTS : readStored(factsShape, row.facts, `checkout_facts/${owner}`)
  },
  saveCheckoutFacts: async (owner, facts) => {
    await db
      .insert(checkoutFacts)
      .values({ market, owner, facts })
      .onConflictDoUpdate({ target: [checkoutFacts.market, checkoutFacts.owner], set: { facts } })
  },
  orderDetailsOf: async (owner) => {
    const [row] = await db
      .select({ details: orderDetails.details })
      .from(orderDetails)
      .where(isOf(orderDetails, market, owner))
    return row === undefined ? null : readStored(detailsShape, row.details, `order_details/${owner}`)
  },
  saveOrderDetails: async (owner, details) => {
    await db
      .insert(orderDetails)
      .values({ market, owner, details })
      .onConflictDoUpdate({ target: [orderDetails.market, orderDetails.owner], set: { details } })
  },
})
