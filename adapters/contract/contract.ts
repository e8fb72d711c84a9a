import { accountCalls } from './calls/account.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { cartChangeCalls } from './calls/cart-change.calls.ts'
import { checkoutCalls } from './calls/checkout.calls.ts'
import { detailsCalls } from './calls/details.calls.ts'
import { localizationCalls } from './calls/localization.calls.ts'
import { mobileCalls } from './calls/mobile.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { followUpCalls } from './calls/follow-up.calls.ts'
import { orderStatusCalls } from './calls/order-status.calls.ts'
import { riskCalls } from './calls/risk.calls.ts'
import { savedCartCalls } from './calls/saved-cart.calls.ts'
import { sessionCalls } from './calls/session.calls.ts'
import { promotionCalls } from './calls/promotion.calls.ts'
import { addressCalls } from './calls/address.calls.ts'
import { templateCalls } from './calls/template.calls.ts'
import { portalCalls } from './calls/portal.calls.ts'
import { phoneCalls } from './calls/phone.calls.ts'
import { usageCalls } from './calls/usage.calls.ts'
import { visitorCalls } from './calls/visitor.calls.ts'
import type { CallName, Contract } from './record.ts'

/** The calls by subject. The address group describes its answers in full. */
export const callGroups = {
  address: { ...localizationCalls, ...addressCalls },
  session: sessionCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  risk: riskCalls,
  order: orderCalls,
  orderStatus: orderStatusCalls,
  followUp: followUpCalls,
  template: templateCalls,
  details: detailsCalls,
  phone: phoneCalls,
  mobile: mobileCalls,
  visitor: visitorCalls,
  cartChange: cartChangeCalls,
  savedCart: savedCartCalls,
  promotion: promotionCalls,
  account: accountCalls,
  usage: usageCalls,
  portal: portalCalls,
}

type Intersection<A> = (A extends unknown ? (value: A) => void : never) extends (value: infer B) => void
  ? B
  : never

/** Merges the calls of all groups into one record. */
const callsOf = <Groups extends Readonly<Record<string, object>>>(
  groups: Groups,
): Intersection<Groups[keyof Groups]> =>
  Object.assign({}, ...Object.values(groups)) as Intersection<Groups[keyof Groups]>

/** Every call of the provider. Clients, routes and documents are derived from it; no other place describes a call. */
export const contract: Contract = callsOf(callGroups)

export const callNames = Object.keys(contract) as readonly CallName[]
