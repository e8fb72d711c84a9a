import type { OrderCode } from '../../checkout/order-code.ts'
import type { OrderNumber } from '../../checkout/order.ts'
import type { CodeChannel } from '../../ports/order-status-calls.ts'

export type OrderStatusEvent =
  | { readonly type: 'number.submitted'; readonly orderNumber: OrderNumber; readonly channel: CodeChannel }
  /** The buyer requests another code because the first one did not arrive. */
  | { readonly type: 'code.requested' }
  | { readonly type: 'code.submitted'; readonly code: OrderCode }
  | { readonly type: 'number.reopened' }
