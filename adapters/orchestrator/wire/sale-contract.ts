import { addressCalls } from './calls/address.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { checkoutCalls } from './calls/checkout.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { riskCalls } from './calls/risk.calls.ts'
import { sessionCalls } from './calls/session.calls.ts'
import type { SaleContract } from './record.ts'

/** The calls of the sale: all that its pages carry of the contract. */
export const saleContract: SaleContract = {
  ...addressCalls,
  ...sessionCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...riskCalls,
  ...orderCalls,
}
