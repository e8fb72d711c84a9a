import { either as E } from 'fp-ts'
import type { OfferPrice } from '../pricing/offer-price.ts'
import { times } from '../shared/money.ts'
import { type MobilePlan, pricePerLine } from './mobile-plan.ts'
import type { LinesAsked, LinesPriced, PlanOffered } from './mobile-visitor.ts'
import { linesMonthly, plansOffered } from './mobile-visitor.ts'

/** The monthly price of new lines in cents, and what follows it where it ends. */
export type PlanCost = Pick<OfferPrice, 'first' | 'change'>

/** A plan with the price of new lines; null where it is not sold for them. */
export type PricedPlan = PlanOffered & { readonly price: PlanCost | null }

const costOf = (
  plan: MobilePlan,
  newLines: number,
  { monthly: first, guaranteeInYears }: LinesPriced,
): PlanCost => {
  if (plan === 'byTheGig' || guaranteeInYears === null) return { first, change: null }
  const later = times(pricePerLine[plan], newLines)
  return { first, change: later === first ? null : { fromMonth: guaranteeInYears * 12 + 1, later } }
}

/** Returns each plan with whether it is offered, and what new lines cost with it and afterwards (MOB-03, MOB-04). */
export const pricedPlans = (request: Omit<LinesAsked, 'plan'>): readonly PricedPlan[] =>
  plansOffered(request.visitor, request.inCart).map((offered) => {
    const priced = linesMonthly({ ...request, plan: offered.plan })
    return {
      ...offered,
      price: E.isRight(priced) ? costOf(offered.plan, request.newLines, priced.right) : null,
    }
  })
