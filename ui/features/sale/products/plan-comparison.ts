import { pricePeriods, totalSavings } from '#core/pricing/price-timeline.ts'
import type { Cents } from '#core/shared/money.ts'
import type { Plan } from './plan-card.view.tsx'

/** What all plans of a row have in common, so that it is stated once. */
export type SharedFacts = {
  /** The total saving, if it is the same for all plans; null otherwise, and for a single plan. */
  readonly saving: Cents | null
  /** The upload of each plan equals its download. */
  readonly isSymmetric: boolean
}

/** Returns what several plans have in common. A single plan shares nothing. */
export const sharedFacts = (plans: readonly Plan[]): SharedFacts => {
  const savings = plans.map(({ quote }) => totalSavings(pricePeriods(quote)))
  const [saving] = savings
  const isSame = saving !== undefined && saving > 0 && savings.every((other) => other === saving)
  return {
    saving: plans.length > 1 && isSame ? saving : null,
    isSymmetric:
      plans.length > 1 &&
      plans.every(({ offer: { speed } }) => speed !== null && speed.upMbps === speed.downMbps),
  }
}
