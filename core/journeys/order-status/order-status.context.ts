import type { OrderNumber } from '../../checkout/order.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { CodeChannel, OrderView } from '../../ports/order-status-calls.ts'

/** The requested order, the address its code is sent to, and its status. The code itself is not stored. */
export type OrderStatusContext = {
  readonly orderNumber: OrderNumber | null
  readonly channel: CodeChannel
  readonly order: OrderView | null
  readonly failure: OrchestratorFailure | null
}
