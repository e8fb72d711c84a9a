import { addressCalls } from './calls/address.calls.ts'
import { cartChangeCalls } from './calls/cart-change.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { checkoutCalls } from './calls/checkout.calls.ts'
import { detailsCalls } from './calls/details.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { orderStatusCalls } from './calls/order-status.calls.ts'
import { keptCartCalls } from './calls/kept-cart.calls.ts'
import { promotionCalls } from './calls/promotion.calls.ts'
import { riskCalls } from './calls/risk.calls.ts'
import { sessionCalls } from './calls/session.calls.ts'
import { wholeAddressCalls } from './calls/whole-address.calls.ts'
import { templateCalls } from './calls/template.calls.ts'
import { phoneCalls } from './calls/phone.calls.ts'
import { visitorCalls } from './calls/visitor.calls.ts'
import type { CallName, Contract } from './record.ts'
import { saleContract } from './sale-contract.ts'

/** The calls by what they are about. */
export const callGroups = {
  address: { ...addressCalls, ...wholeAddressCalls },
  session: sessionCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  risk: riskCalls,
  order: orderCalls,
  orderStatus: orderStatusCalls,
  template: templateCalls,
  details: detailsCalls,
  phone: phoneCalls,
  visitor: visitorCalls,
  cartChange: cartChangeCalls,
  keptCart: keptCartCalls,
  promotion: promotionCalls,
}

/** Every call of the provider; clients, routes and documents are derived from it, and nothing about a call is written elsewhere. */
export const contract: Contract = {
  ...saleContract,
  ...cartChangeCalls,
  ...detailsCalls,
  ...keptCartCalls,
  ...orderStatusCalls,
  ...phoneCalls,
  ...promotionCalls,
  ...templateCalls,
  ...visitorCalls,
  ...wholeAddressCalls,
}

export const callNames = Object.keys(contract) as readonly CallName[]
