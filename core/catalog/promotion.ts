import type { Cents } from '../shared/money.ts'
import type { CartFacts, Condition } from './condition.ts'
import { areMet } from './condition.ts'

/** `off` cents less each month and each, for the first `months` months of service, while its conditions hold (PRC-04, PRC-08). */
export type Promotion = {
  readonly id: string
  readonly off: Cents
  readonly months: number
  readonly conditions: readonly Condition[]
}

/** The promotion that counts in a month: of those that hold the one that takes most off, the first of equals, never two (PRC-09). */
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
