import type { OrderCredit } from './order-credit.ts'
import type { CartCoupon } from '../catalog/coded-coupon.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { FulfillmentMethod } from '../mobile/fulfillment.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { OrderInstall } from './install-option.ts'

/** The number a buyer quotes on the telephone: short, without look-alike letters (ORD-01). */
export type OrderNumber = Branded<string, 'OrderNumber'>

/** The id of one attempt to order a cart, from the reservation to the result. */
export type IntentId = Branded<string, 'IntentId'>

/** One key per order attempt of a buyer, reused until a final result (ORD-02). */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>

/** The number of an ordered telephone line: ten digits, null if it is assigned at the activation. */
export type ReceiptPhone = {
  readonly offerId: OfferId
  readonly lineId: string
  readonly number: string | null
  readonly isPorted: boolean
}

/** `coupons`: the order's discounts; `phones`: its numbers; `delivery`: of mobile items. Each absent without any. */
export type OrderReceipt = {
  readonly orderNumber: OrderNumber
  readonly placedAt: EpochMs
  readonly quote: Quote
  readonly installKind: OrderInstall
  readonly visit: InstallationWindow | null
  /** The visit is a site visit before the installation (SCH-03). */
  readonly isSiteVisit?: true
  /** Null for an order without a payment method (PAY-09). */
  readonly payment: PaymentSummary | null
  /** The buyer authorized automatic payments with this method (PAY-10). */
  readonly isAutoPay?: true
  readonly emailAddress: string
  readonly coupons?: readonly CartCoupon[]
  readonly phones?: readonly ReceiptPhone[]
  readonly delivery?: readonly FulfillmentMethod[]
  /** Whom the order is credited to; missing in orders from before it was stored (AFF-08). */
  readonly credit?: OrderCredit
}

/** A pending order: the id to poll, and its future order number (ORD-03). */
export type PendingOrder = { readonly intentId: IntentId; readonly orderNumber: OrderNumber }

/** The result of an order call: placed, pending at the gateway (poll by its id), or declined. */
export type OrderAnswer =
  | { readonly state: 'placed'; readonly receipt: OrderReceipt }
  | ({ readonly state: 'pending' } & PendingOrder)
  | { readonly state: 'declined' }
