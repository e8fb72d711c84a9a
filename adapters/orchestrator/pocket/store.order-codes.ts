import type { OrderCodeState } from '#core/checkout/order-code.ts'
import type { Branded } from '#core/shared/branded.ts'

/** SHA-256 of an order number that somebody asked about, whether there is such an order or not. */
export type OrderCodeKey = Branded<string, 'OrderCodeKey'>

export type OrderCodeMethods = {
  /** Reads what is kept for a number and keeps other transactions from it until this one ends; one that is not known yet begins empty. */
  readonly lockOrderCode: (key: OrderCodeKey) => Promise<OrderCodeState>
  readonly saveOrderCode: (key: OrderCodeKey, state: OrderCodeState) => Promise<void>
}
