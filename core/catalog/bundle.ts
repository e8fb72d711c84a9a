import type { Cents } from '../shared/money.ts'
import type { CartFacts, Condition } from './condition.ts'
import { areMet } from './condition.ts'
import type { OfferId } from './offer.ts'

/** Offers that cost less together: `off` cents a month for the first `months` months, taken off the line of the first of them (PRC-10). */
export type Bundle = {
  readonly id: string
  readonly offers: readonly [OfferId, ...OfferId[]]
  readonly off: Cents
  readonly months: number
  readonly conditions: readonly Condition[]
}

/** Whether the cart holds every offer of a bundle and its conditions hold (PRC-08, PRC-10). */
export const isBundled = ({ offers, conditions }: Bundle, facts: CartFacts): boolean => {
  for (const offerId of offers) if (facts.quantityOf(offerId) === 0) return false
  return areMet(conditions, facts)
}
