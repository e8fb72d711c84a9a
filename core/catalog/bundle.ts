import type { CartFacts } from './condition.ts'
import { areMet } from './condition.ts'
import type { Bundle } from './offer.ts'

/** Checks whether the cart contains every offer of a bundle and all its conditions hold (PRC-08, PRC-10). */
export const isBundled = ({ offers, conditions }: Bundle, facts: CartFacts): boolean => {
  for (const offerId of offers) if (facts.quantityOf(offerId) === 0) return false
  return areMet(conditions, facts)
}
