import type { Cart } from '#core/cart/cart.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Table } from './memory-table.ts'
import { tableOver } from './memory-table.ts'
import type { CouponHold } from './store.coupon.ts'
import type { KeptCartRecord } from './store.kept-cart.ts'
import type { MessageEnding, WrittenMessage } from './store.outbox.ts'
import type { IntentRecord, OwnedOrder, Owner, Reservation, SessionRecord, WindowRecord } from './store.ts'
import type { CheckoutFacts, OrderDetails } from './store.checkout.ts'

type KeyRow = { readonly requestHash: string; readonly answer: OrderAnswer | null }

/** A message, and how far it has come. */
export type MessageRow = WrittenMessage & {
  readonly state: MessageEnding['state']
  readonly attempts: number
  readonly dueAt: EpochMs
}

/** `codeSpentOn` is the session that has used the code, null while none has. */
export type KeptCartRow = KeptCartRecord & { readonly codeSpentOn: Owner | null }

/** All rows that last, each map by its key. */
export type Lasting = {
  readonly sessions: Map<string, SessionRecord>
  readonly carts: Map<string, Cart>
  readonly windows: Map<string, WindowRecord>
  readonly reservations: Map<string, Reservation>
  readonly intents: Map<string, IntentRecord>
  readonly orders: Map<string, OwnedOrder>
  readonly keys: Map<string, KeyRow>
  readonly messages: Map<string, MessageRow>
  readonly orderCodes: Map<string, OrderCodeState>
  readonly checkoutFacts: Map<string, CheckoutFacts>
  readonly orderDetails: Map<string, OrderDetails>
  readonly couponUses: Map<string, number>
  readonly couponHolds: Map<string, CouponHold>
  readonly keptCarts: Map<string, KeptCartRow>
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
  messages: new Map(),
  orderCodes: new Map(),
  checkoutFacts: new Map(),
  orderDetails: new Map(),
  couponUses: new Map(),
  couponHolds: new Map(),
  keptCarts: new Map(),
})

export const tablesOver = (lasting: Lasting): Tables => ({
  sessions: tableOver(lasting.sessions),
  carts: tableOver(lasting.carts),
  windows: tableOver(lasting.windows),
  reservations: tableOver(lasting.reservations),
  intents: tableOver(lasting.intents),
  orders: tableOver(lasting.orders),
  keys: tableOver(lasting.keys),
  messages: tableOver(lasting.messages),
  orderCodes: tableOver(lasting.orderCodes),
  checkoutFacts: tableOver(lasting.checkoutFacts),
  orderDetails: tableOver(lasting.orderDetails),
  couponUses: tableOver(lasting.couponUses),
  couponHolds: tableOver(lasting.couponHolds),
  keptCarts: tableOver(lasting.keptCarts),
})
