import type { Cart, CartId } from '#core/cart/cart.ts'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { AcceptedAgreement } from '#core/checkout/agreement.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { AssistanceProgram } from '#core/localization/assistance.ts'
import type {
  IdempotencyKey,
  IntentId,
  OrderAnswer,
  OrderNumber,
  OrderReceipt,
} from '#core/checkout/order.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { PhoneLinePort } from '#core/phone/ports-in.ts'
import type { PaymentToken, StoredPayment } from '#core/ports/payment-gateway.ts'
import type { Totals } from '#core/pricing/quoted.ts'
import type { RiskRecord } from '#core/risk/risk-record.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { WindowHold } from '#core/schedule/hold.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { Language } from '#core/shared/language.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import type { AccountMethods } from './store.account.ts'
import type { OrderCodeMethods } from './store.order-codes.ts'
import type { OutboxMethods } from './store.outbox.ts'
import type { Owner } from './owner.ts'
import type { CheckoutFactsMethods } from './store.checkout.ts'
import type { CouponMethods } from './store.coupon.ts'
import type { CrewMethods, WindowRecord } from './store.crew.ts'
import type { FollowUpMethods } from './store.follow-up.ts'
import type { PortalMethods } from './store.portal.ts'
import type { StockMethods } from './store.stock.ts'
import type { TradeInMethods } from './store.trade-in.ts'
import type { SavedCartMethods } from './store.saved-cart.ts'

export type { Owner, WindowRecord }

/** SHA-256 of the secret in the session's cookie. */
export type SecretHash = Branded<string, 'SecretHash'>

/** `localization` is the answer that opened the session, without its session id. */
export type SessionRecord = {
  readonly owner: Owner
  readonly secretHash: SecretHash
  readonly openedAt: EpochMs
  readonly expiresAt: EpochMs
  readonly localization: LocalizationResponse
  readonly cartId: CartId
  readonly customer: Customer | null
  readonly risk: RiskRecord | null
  readonly installKind: InstallKind | null
  readonly agreements: readonly AcceptedAgreement[]
  readonly payment: StoredPayment | null
  /** Assistance programs of the household; undefined until it names some. */
  readonly programs?: readonly AssistanceProgram[]
  /** The codes of the coupons in this cart. */
  readonly coupons: readonly CouponCode[]
  /** The lines of the cart whose number is chosen, without the numbers. */
  readonly phoneLines: readonly PhoneLinePort[]
  /** When the visitor proved to hold the account at the address; undefined without a proof (ACC-01). */
  readonly accountProvenAt?: EpochMs
  readonly step: SaleStep | null
  /** The windows that the session holds or recently held (SCH-08). */
  readonly holds: readonly WindowHold[]
}

/** A cart with its devices and mobile lines, which determine its mobile cart lines; absent without one (MOB-31). */
export type CartRecord = Cart & { readonly mobileItems?: readonly MobileCartItem[] }

/** One place in a window, of one session: held until `heldUntil`, or permanently once an order needs it (`null`). */
export type Reservation = {
  readonly owner: Owner
  readonly windowId: WindowId
  readonly heldUntil: EpochMs | null
}

/** One attempt to turn a cart into an order. At most one intent of a cart is pending or paid. */
export type IntentRecord = {
  readonly id: IntentId
  readonly owner: Owner
  readonly cartId: CartId
  readonly key: IdempotencyKey
  readonly state: 'pending' | 'paid' | 'failed'
  readonly startedAt: EpochMs
  readonly totals: Totals
  /** Null for an order that charges nothing (PAY-09). */
  readonly paymentToken: PaymentToken | null
  /** The language in which the order was placed, and of the messages about it. */
  readonly language: Language
  /** The receipt if the charge is captured; its time and number are fixed here. */
  readonly receipt: OrderReceipt
}

/** An order and its owner. */
export type OwnedOrder = { readonly owner: Owner; readonly receipt: OrderReceipt }

export type KeyClaim =
  | { readonly state: 'claimed' }
  | { readonly state: 'taken'; readonly requestHash: string; readonly answer: OrderAnswer | null }

/**
 * The database operations of the provider inside one transaction. A method that touches an owned record takes the owner
 * first. A rejected promise is a defect or an outage, never a business answer.
 */
export type StoreTransaction = {
  readonly insertSession: (session: SessionRecord) => Promise<void>
  readonly sessionOf: (owner: Owner) => Promise<SessionRecord | null>
  readonly saveSession: (session: SessionRecord) => Promise<void>
  /** Reads and locks the session with its cart until the transaction ends; null if one of them is missing. */
  readonly lockSession: (
    owner: Owner,
  ) => Promise<{ readonly session: SessionRecord; readonly cart: CartRecord } | null>
  /** Deletes the session, its cart and its facts, for a session without a pending or paid intent. */
  readonly deleteSession: (owner: Owner) => Promise<void>

  readonly insertCart: (owner: Owner, cart: CartRecord) => Promise<void>
  /** Reads and locks the cart until the transaction ends. */
  readonly lockCart: (owner: Owner) => Promise<CartRecord | null>
  readonly saveCart: (owner: Owner, cart: CartRecord) => Promise<void>

  /** Adds windows. One that exists gets the capacity given here, or that of its bookings if they are more. */
  readonly openWindows: (windows: readonly WindowRecord[]) => Promise<void>
  /** Returns the windows of an area between two dates, both included. */
  readonly windowsOf: (area: string, from: PlainDate, to: PlainDate) => Promise<readonly WindowRecord[]>
  readonly windowById: (id: WindowId) => Promise<WindowRecord | null>
  /**
   * Locks these windows until the transaction ends. A caller that changes several locks them first, so that all callers
   * lock in the same order. A reservation is changed after its window.
   */
  readonly lockWindows: (ids: readonly WindowId[]) => Promise<void>
  /** Takes one place; false if none is left. */
  readonly takePlace: (id: WindowId) => Promise<boolean>
  readonly releasePlace: (id: WindowId) => Promise<void>
  readonly reservationOf: (owner: Owner) => Promise<Reservation | null>
  /** Saves the reservation, replacing the one its owner has. */
  readonly saveReservation: (reservation: Reservation) => Promise<void>
  readonly deleteReservation: (owner: Owner) => Promise<void>
  /** Returns the reservations that expired at or before `now`, oldest first. */
  readonly expiredReservations: (now: EpochMs, limit: number) => Promise<readonly Reservation[]>

  /** Inserts an intent; false if the cart already has a pending or paid one. */
  readonly insertIntent: (intent: IntentRecord) => Promise<boolean>
  readonly intentOf: (owner: Owner, id: IntentId) => Promise<IntentRecord | null>
  /** Returns the pending or paid intent of the owner's cart. While there is one, the cart must not change. */
  readonly openIntentOf: (owner: Owner) => Promise<IntentRecord | null>
  readonly saveIntentState: (owner: Owner, id: IntentId, state: IntentRecord['state']) => Promise<void>
  /** Returns the pending intents of all owners that started before an instant, oldest first. */
  readonly pendingIntents: (startedBefore: EpochMs, limit: number) => Promise<readonly IntentRecord[]>
  readonly insertOrder: (owner: Owner, cartId: CartId, receipt: OrderReceipt) => Promise<void>
  readonly orderOf: (owner: Owner) => Promise<OrderReceipt | null>
  /** Finds an order for a caller without a session, who proves access with a code. */
  readonly orderNumbered: (orderNumber: OrderNumber) => Promise<OwnedOrder | null>

  /** Claims a key for a request, or returns the request it was claimed for and the answer. */
  readonly claimKey: (
    owner: Owner,
    key: IdempotencyKey,
    requestHash: string,
    now: EpochMs,
  ) => Promise<KeyClaim>
  /** Checks whether a key is claimed; claims nothing. */
  readonly hasKey: (owner: Owner, key: IdempotencyKey) => Promise<boolean>
  readonly settleKey: (owner: Owner, key: IdempotencyKey, answer: OrderAnswer) => Promise<void>
  /** Releases the key of a request that was refused before anything changed. */
  readonly releaseKey: (owner: Owner, key: IdempotencyKey) => Promise<void>
} & AccountMethods &
  CheckoutFactsMethods &
  CouponMethods &
  CrewMethods &
  SavedCartMethods &
  FollowUpMethods &
  OrderCodeMethods &
  OutboxMethods &
  PortalMethods &
  StockMethods &
  TradeInMethods

export type Store = {
  /** Runs the work as one transaction. If it throws, nothing is saved. */
  readonly transaction: <A>(work: (tx: StoreTransaction) => Promise<A>) => Promise<A>
  readonly ping: () => Promise<void>
}
