import type { CartId } from '../../cart/cart.ts'
import type { IdempotencyKey, OrderReceipt, PendingOrder } from '../../checkout/order.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import type { CheckoutFailure } from './checkout.failure.ts'
import type { DetailsRecord } from './details/details.record.ts'
import type { PaymentRecord } from './payment/payment.record.ts'
import type { ScheduleRecord } from './schedule/schedule.record.ts'

/**
 * The data that the checkout has collected, by step, and its order; the cart and its price belong to the sale. `orderKey` is the idempotency
 * key of one order attempt and stays the same until a final answer. `pending` is the order that waits for the bank; `polls` counts the status
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
