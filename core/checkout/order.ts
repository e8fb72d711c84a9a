import type { PaymentSummary } from '../payment/payment.ts'
import type { Quote } from '../pricing/quote.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { InstallKind } from './install-option.ts'

/** What a buyer quotes on the telephone: short, no look-alike letters (ORD-01). */
export type OrderNumber = Branded<string, 'OrderNumber'>

/** Names one attempt to order a cart, from the reservation to the answer. */
export type IntentId = Branded<string, 'IntentId'>

/** One key per intention of a buyer, kept until a final answer (ORD-02). */
export type IdempotencyKey = Branded<string, 'IdempotencyKey'>

export type OrderReceipt = {
  readonly orderNumber: OrderNumber
  readonly placedAt: EpochMs
  readonly quote: Quote
  readonly installKind: InstallKind
  readonly visit: InstallationWindow | null
  readonly payment: PaymentSummary
  readonly emailAddress: string
}

/** An order in doubt: the name to ask by, and the number it will have (ORD-03). */
export type PendingOrder = { readonly intentId: IntentId; readonly orderNumber: OrderNumber }

/** How an order call ends: placed, still in doubt at the gateway (ask again by its id), or declined. */
export type OrderAnswer =
  | { readonly state: 'placed'; readonly receipt: OrderReceipt }
  | ({ readonly state: 'pending' } & PendingOrder)
  | { readonly state: 'declined' }
