import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { Branded } from '#core/shared/branded.ts'

/** SHA-256 of a requested order number, whether the order exists or not. */
export type OrderCodeKey = Branded<string, 'OrderCodeKey'>

export type OrderCodeMethods = {
  /** Reads and locks the codes of a number until the transaction ends; an unknown number starts empty. */
  readonly lockOrderCode: (key: OrderCodeKey) => Promise<OrderCodeState>
  readonly saveOrderCode: (key: OrderCodeKey, state: OrderCodeState) => Promise<void>
}
