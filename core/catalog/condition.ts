import type { PlainDate } from '../shared/plain-date.ts'
import type { Condition, LineOfBusiness, OfferId } from './offer.ts'

/** The known facts about the buyer, apart from the cart. */
export type BuyerFacts = {
  readonly isNewCustomer: boolean
  readonly portsIn: boolean
  readonly campaign: string | null
  readonly orderedOn: PlainDate | null
}

/** Facts of an unknown buyer: no condition on the buyer holds, so nobody sees a price they may not get (PRC-08). */
export const UNKNOWN_BUYER: BuyerFacts = {
  isNewCustomer: false,
  portsIn: false,
  campaign: null,
  orderedOn: null,
}

/** Facts of a new customer. Public prices are for new customers (PRC-08). */
export const NEW_CUSTOMER: BuyerFacts = { ...UNKNOWN_BUYER, isNewCustomer: true }

/** Facts for conditions: the buyer, and quantities of plans per line of business and of each offer in the cart. */
export type CartFacts = {
  readonly buyer: BuyerFacts
  readonly plansOf: (lineOfBusiness: LineOfBusiness) => number
  readonly quantityOf: (offerId: OfferId) => number
}

/** Checks whether a condition holds. Dates are compared with the order date, both ends included (PRC-08). */
export const isMet = (condition: Condition, { buyer, plansOf, quantityOf }: CartFacts): boolean => {
  switch (condition.kind) {
    case 'NewCustomer':
      return buyer.isNewCustomer
    case 'PortIn':
      return buyer.portsIn
    case 'Lines':
      return plansOf(condition.lineOfBusiness) >= condition.atLeast
    case 'Without':
      return plansOf(condition.lineOfBusiness) === 0
    case 'RatePlan':
      return quantityOf(condition.offerId) > 0
    case 'Campaign':
      return buyer.campaign === condition.campaign
    case 'From':
      return buyer.orderedOn !== null && buyer.orderedOn >= condition.date
  }
  return condition.kind === 'Until' && buyer.orderedOn !== null && buyer.orderedOn <= condition.date
}

/** Checks whether all conditions hold (PRC-08). */
export const areMet = (conditions: readonly Condition[], facts: CartFacts): boolean => {
  for (const condition of conditions) if (!isMet(condition, facts)) return false
  return true
}
