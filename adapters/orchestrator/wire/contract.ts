import { addressCalls } from './calls/address.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { checkoutCalls } from './calls/checkout.calls.ts'
import { detailsCalls } from './calls/details.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { phoneCalls } from './calls/phone.calls.ts'
import { riskCalls } from './calls/risk.calls.ts'
import { sessionCalls } from './calls/session.calls.ts'
import { visitorCalls } from './calls/visitor.calls.ts'
import type { CallName, Contract } from './record.ts'
import { saleContract } from './sale-contract.ts'

/** The calls by what they are about. */
export const callGroups = {
  address: addressCalls,
  session: sessionCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  risk: riskCalls,
  order: orderCalls,
  details: detailsCalls,
  phone: phoneCalls,
  visitor: visitorCalls,
}

/** Every call of the provider; clients, routes and documents are derived from it, and nothing about a call is written elsewhere. */
export const contract: Contract = {
  ...saleContract,
  ...detailsCalls,
  ...phoneCalls,
  ...visitorCalls,
}

export const callNames = Object.keys(contract) as readonly CallName[]
