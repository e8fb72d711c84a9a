import type { CartFacts } from './condition.ts'
import { areMet } from './condition.ts'
import type { Promotion } from './offer.ts'

/** Returns the promotion of a month: the largest one that applies, the first of equals. Promotions are never added up (PRC-09). */
export const promotionIn = (
  promotions: readonly Promotion[],
  month: number,
  facts: CartFacts,
): Promotion | null => {
  let best: Promotion | null = null
  for (const promotion of promotions)
    if (
      promotion.months >= month &&
      (best === null || promotion.off > best.off) &&
      areMet(promotion.conditions, facts)
    )
      best = promotion
  return best
}
