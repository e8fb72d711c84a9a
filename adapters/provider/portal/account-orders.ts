import { acceptedAmong } from '#core/checkout/agreement.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { isOpenOrder, mayChangeVisit } from '#core/portal/open-order.ts'
import type { PortalAccount } from '#core/portal/portal-account.ts'
import type { PortalOrder } from '#core/ports/portal-calls.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import type { Engine } from '../call/call.ts'
import { viewOf } from '../order/order-status-handlers.ts'
import type { OwnedOrder, StoreTransaction } from '../store/store.ts'
import type { OrderDetails } from '../store/store.checkout.ts'

/** The most orders of an account that are shown: the contract shows no more. */
const ORDERS_SHOWN = 50

/** An order of an account with its owner, its details, and what its account shows of it. */
export type AccountOrder = OwnedOrder & {
  readonly details: OrderDetails | null
  readonly view: PortalOrder
}

/** Reads an order of an account; null for one that the store does not have. */
const orderOf = async (
  engine: Engine,
  tx: StoreTransaction,
  { place, utcOffsetMinutes }: PortalAccount,
  orderNumber: OrderNumber,
  today: PlainDate,
): Promise<AccountOrder | null> => {
  const found = await tx.orderNumbered(orderNumber)
  if (found === null) return null
  const details = await tx.orderDetailsOf(found.owner)
  const session = await tx.sessionOf(found.owner)
  const reservation = await tx.reservationOf(found.owner)
  const home = { utcOffsetMinutes, state: place.state }
  const view = viewOf(engine, { ...found, details, session, home })
  const placedOn = dateAt(view.placedAt, utcOffsetMinutes)
  return {
    ...found,
    details,
    view: {
      ...view,
      isOpen: isOpenOrder(view.stage, placedOn, today),
      mayChangeVisit: mayChangeVisit(view.stage) && reservation !== null,
      agreements: acceptedAmong(engine.brand().agreements, details?.acceptance?.agreements ?? []),
    },
  }
}

/** Reads the orders of an account, latest first. */
export const ordersOf = async (
  engine: Engine,
  tx: StoreTransaction,
  account: PortalAccount,
  today: PlainDate,
): Promise<readonly AccountOrder[]> => {
  const orders: AccountOrder[] = []
  for (const orderNumber of account.orderNumbers.slice(-ORDERS_SHOWN).toReversed()) {
    const order = await orderOf(engine, tx, account, orderNumber, today)
    if (order !== null) orders.push(order)
  }
  return orders
}
