import type { OrderAnswer } from '#core/checkout/order.ts'
import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { AccountId, PortalAccount } from '#core/portal/portal-account.ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Table } from './memory-table.ts'
import { tableOver } from './memory-table.ts'
import type { AccountChanges } from '../store/store.account.ts'
import type { CouponHold } from '../store/store.coupon.ts'
import type { ImeiKey } from '../store/store.trade-in.ts'
import type { NewChange } from '../store/store.portal.ts'
import type { FollowUpRecord } from '../store/store.follow-up.ts'
import type { OwnedSavedCart, SavedCartCode } from '../store/store.saved-cart.ts'
import type { MessageEnding, WrittenMessage } from '../store/store.outbox.ts'
import type {
  CartRecord,
  IntentRecord,
  OwnedOrder,
  Owner,
  Reservation,
  SessionRecord,
  WindowRecord,
} from '../store/store.ts'
import type { CheckoutFacts, OrderDetails } from '../store/store.checkout.ts'

type KeyRow = { readonly requestHash: string; readonly answer: OrderAnswer | null }

/** A message with its delivery status. */
export type MessageRow = WrittenMessage & {
  readonly state: MessageEnding['state']
  readonly attempts: number
  readonly dueAt: EpochMs
}

/** `codeSpentOn` is the session that used the code, or null. */
export type SavedCartRow = OwnedSavedCart & {
  readonly code: (SavedCartCode & { readonly spentOn: Owner | null }) | null
}

/** A change of an account. */
export type ChangeRow = NewChange & { readonly accountId: AccountId }

/** An open trade-in. */
export type TradeInRow = { readonly key: ImeiKey; readonly owner: Owner }

/** All persistent rows, each map by its key. */
export type DurableRows = {
  readonly sessions: Map<string, SessionRecord>
  readonly carts: Map<string, CartRecord>
  readonly windows: Map<string, WindowRecord>
  readonly crewPlans: Map<string, CrewPlan>
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
  readonly savedCarts: Map<string, SavedCartRow>
  readonly accountChanges: Map<string, AccountChanges>
  readonly followUps: Map<string, FollowUpRecord>
  readonly stock: Map<string, number>
  readonly tradeIns: Map<string, TradeInRow>
  readonly portalAccounts: Map<string, PortalAccount>
  readonly serviceChanges: Map<string, ChangeRow>
}

/** The same rows as one transaction sees them. */
export type Tables = {
  readonly [Name in keyof DurableRows]: DurableRows[Name] extends Map<string, infer Row> ? Table<Row> : never
}

export const emptyRows = (): DurableRows => ({
  sessions: new Map(),
  carts: new Map(),
  windows: new Map(),
  crewPlans: new Map(),
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
  savedCarts: new Map(),
  accountChanges: new Map(),
  followUps: new Map(),
  stock: new Map(),
  tradeIns: new Map(),
  portalAccounts: new Map(),
  serviceChanges: new Map(),
})

/** Creates the tables of one transaction over the rows. */
export const tablesOver = (rows: DurableRows): Tables =>
  Object.fromEntries(
    Object.entries(rows).map(([name, stored]) => [name, tableOver<unknown>(stored)]),
  ) as unknown as Tables
