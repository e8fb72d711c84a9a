import { isMet } from '../catalog/condition.ts'
import type { Condition } from '../catalog/offer.ts'
import type { Scenario, Shop } from './what-if.ts'
import { afterBuyerChange, holdingOffer, withPlans } from './what-if.ts'

const onDay = (
  scenario: Scenario,
  { kind, date }: Extract<Condition, { readonly kind: 'From' | 'Until' }>,
): Scenario | null => {
  const { orderedOn } = scenario.facts.buyer
  const isPast = kind === 'Until' && orderedOn !== null
  return isPast ? null : afterBuyerChange(scenario, { kind: 'OrderOn', date })
}

/** Returns the smallest change that satisfies a condition, or null if the buyer cannot satisfy it (PRC-13). */
export const satisfying = (scenario: Scenario, condition: Condition, shop: Shop): Scenario | null => {
  if (isMet(condition, scenario.facts)) return scenario
  switch (condition.kind) {
    case 'NewCustomer':
      return afterBuyerChange(scenario, { kind: 'BeNewCustomer' })
    case 'PortIn':
      return afterBuyerChange(scenario, { kind: 'PortIn' })
    case 'Campaign':
      return afterBuyerChange(scenario, { kind: 'ComeFrom', campaign: condition.campaign })
    case 'From':
    case 'Until':
      return onDay(scenario, condition)
    case 'Without':
      return null
    case 'RatePlan':
      return holdingOffer(scenario, condition.offerId, shop)
  }
  const { lineOfBusiness, atLeast } = condition
  return withPlans(scenario, lineOfBusiness, atLeast - scenario.facts.plansOf(lineOfBusiness), shop)
}
