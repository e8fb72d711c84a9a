import { checkoutCalls } from './calls/checkout.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { riskCalls } from './calls/risk.calls.ts'

/** The calls of the checkout. Pages load them with its code. */
export const checkoutContract = { ...checkoutCalls, ...riskCalls, ...orderCalls }
