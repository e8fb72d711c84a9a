import { localizationCalls } from './calls/localization.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { checkoutCalls } from './calls/checkout.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { riskCalls } from './calls/risk.calls.ts'
import { sessionCalls } from './calls/session.calls.ts'
import type { SaleContract } from './record.ts'

/** The calls of the sale by subject. */
export const saleGroups = {
  address: localizationCalls,
  session: sessionCalls,
  cart: cartCalls,
  checkout: checkoutCalls,
  risk: riskCalls,
  order: orderCalls,
}

type Intersection<A> = (A extends unknown ? (value: A) => void : never) extends (value: infer B) => void
  ? B
  : never

/** Merges the calls of all groups into one record. */
export const callsOf = <Groups extends Readonly<Record<string, object>>>(
  groups: Groups,
): Intersection<Groups[keyof Groups]> =>
  Object.assign({}, ...Object.values(groups)) as Intersection<Groups[keyof Groups]>

/** The calls of the sale: the part of the contract that its pages load. */
export const saleContract: SaleContract = callsOf(saleGroups)
