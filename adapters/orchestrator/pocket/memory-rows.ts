import type { Cart } from '#core/cart/cart.ts'
import type { OrderAnswer, OrderReceipt } from '#core/checkout/order.ts'
import type { Table } from './memory-table.ts'
import { tableOver } from './memory-table.ts'
import type { CouponHold } from './store.coupon.ts'
import type { KeptCartRecord } from './store.kept-cart.ts'
import type { IntentRecord, Owner, Reservation, SessionRecord, WindowRecord } from './store.ts'

type KeyRow = { readonly requestHash: string; readonly answer: OrderAnswer | null }

/** `codeSpentOn` is the session that has used the code, null while none has. */
export type KeptCartRow = KeptCartRecord & { readonly codeSpentOn: Owner | null }

/** All rows that last, each map by its key. */
export type Lasting = {
  readonly sessions: Map<string, SessionRecord>
  readonly carts: Map<string, Cart>
  readonly windows: Map<string, WindowRecord>
  readonly reservations: Map<string, Reservation>
  readonly intents: Map<string, IntentRecord>
  readonly orders: Map<string, OrderReceipt>
  readonly keys: Map<string, KeyRow>
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
  couponUses: tableOver(lasting.couponUses),
  couponHolds: tableOver(lasting.couponHolds),
  keptCarts: tableOver(lasting.keptCarts),
})
