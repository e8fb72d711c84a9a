import type { Cart } from '#core/cart/cart.ts'
import type { OrderAnswer, OrderReceipt } from '#core/checkout/order.ts'
import type { Table } from './memory-table.ts'
import { tableOver } from './memory-table.ts'
import type { CheckoutFacts, OrderDetails } from './store.checkout.ts'
import type { IntentRecord, Reservation, SessionRecord, WindowRecord } from './store.ts'

type KeyRow = { readonly requestHash: string; readonly answer: OrderAnswer | null }

/** All rows that last, each map by its key. */
export type Lasting = {
  readonly sessions: Map<string, SessionRecord>
  readonly carts: Map<string, Cart>
  readonly windows: Map<string, WindowRecord>
  readonly reservations: Map<string, Reservation>
  readonly intents: Map<string, IntentRecord>
  readonly orders: Map<string, OrderReceipt>
  readonly keys: Map<string, KeyRow>
  readonly checkoutFacts: Map<string, CheckoutFacts>
  readonly orderDetails: Map<string, OrderDetails>
}

/** The same rows as one transaction sees them. */
export type Tables = {
  readonly [Name in keyof Lasting]: Lasting[Name] extends Map<string, infer Row> ? Table<Row> : never
}

export const emptyRows = (): Lasting => ({
  sessions: new Map(),
  carts: new Map(),
  windows: new Map(),
  reservations: new Map(),
  intents: new Map(),
  orders: new Map(),
  keys: new Map(),
  checkoutFacts: new Map(),
  orderDetails: new Map(),
})

export const tablesOver = (lasting: Lasting): Tables => ({
  sessions: tableOver(lasting.sessions),
  carts: tableOver(lasting.carts),
  windows: tableOver(lasting.windows),
  reservations: tableOver(lasting.reservations),
  intents: tableOver(lasting.intents),
  orders: tableOver(lasting.orders),
  keys: tableOver(lasting.keys),
  checkoutFacts: tableOver(lasting.checkoutFacts),
  orderDetails: tableOver(lasting.orderDetails),
})
