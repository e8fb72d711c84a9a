import { cartChangeCalls } from './calls/cart-change.calls.ts'
import { detailsCalls } from './calls/details.calls.ts'
import { orderStatusCalls } from './calls/order-status.calls.ts'
import { savedCartCalls } from './calls/saved-cart.calls.ts'
import { promotionCalls } from './calls/promotion.calls.ts'
import { addressCalls } from './calls/address.calls.ts'
import { templateCalls } from './calls/template.calls.ts'
import { phoneCalls } from './calls/phone.calls.ts'
import { visitorCalls } from './calls/visitor.calls.ts'
import type { CallName, Contract } from './record.ts'
import { callsOf, saleGroups } from './sale-contract.ts'

/** The calls by subject. The address group describes its answers in full. */
export const callGroups = {
  ...saleGroups,
  address: { ...saleGroups.address, ...addressCalls },
  orderStatus: orderStatusCalls,
  template: templateCalls,
  details: detailsCalls,
  phone: phoneCalls,
  visitor: visitorCalls,
  cartChange: cartChangeCalls,
  savedCart: savedCartCalls,
  promotion: promotionCalls,
}

/** Every call of the provider. Clients, routes and documents are derived from it; no other place describes a call. */
export const contract: Contract = callsOf(callGroups)

export const callNames = Object.keys(contract) as readonly CallName[]
