import type { CartId } from '../../cart/cart.ts'
import type { IdempotencyKey, OrderReceipt, PendingOrder } from '../../checkout/order.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import type { CheckoutFailure } from './checkout.failure.ts'
import type { DetailsRecord } from './details/details.record.ts'
import type { PaymentRecord } from './payment/payment.record.ts'
import type { ScheduleRecord } from './schedule/schedule.record.ts'

/**
 * Data that the checkout has collected, by step, and its order; the sale owns cart and price. `orderKey`: idempotency
 * key of one order attempt until a final answer. `pending`: the order that waits for the bank; `polls`: its status
 * requests for it. Contains summaries only, never the number of a card, an account or an identification.
 */
export type CheckoutContext = DetailsRecord &
  ScheduleRecord &
  PaymentRecord & {
    readonly cartId: CartId | null
    readonly wantedStep: CheckoutStep
    /** Whether the place is prepared for a site visit. */
    readonly preWorkReady: boolean
    readonly orderKey: IdempotencyKey | null
    readonly pending: PendingOrder | null
    readonly polls: number
    readonly receipt: OrderReceipt | null
    readonly failure: CheckoutFailure | null
  }
