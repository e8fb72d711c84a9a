import type { OrderNumber } from '../../checkout/order.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { CodeChannel, OrderView } from '../../ports/order-status-calls.ts'

/** Which order is asked about, where its code goes, and what became of it. The code itself is not kept. */
export type OrderStatusContext = {
  readonly orderNumber: OrderNumber | null
  readonly channel: CodeChannel
  readonly order: OrderView | null
  readonly failure: OrchestratorFailure | null
}
