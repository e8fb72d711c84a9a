import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import type { LinesAsked, PlanOffered } from './mobile-visitor.ts'
import { linesMonthly, plansOffered } from './mobile-visitor.ts'

/** A plan with the monthly price of new lines in cents; null where it is not sold for them. */
export type PricedPlan = PlanOffered & { readonly monthly: Cents | null }

/** Returns each plan with whether it is offered and what new lines cost with it (MOB-03, MOB-04). */
export const pricedPlans = (request: Omit<LinesAsked, 'plan'>): readonly PricedPlan[] =>
  plansOffered(request.visitor, request.inCart).map((offered) => {
    const priced = linesMonthly({ ...request, plan: offered.plan })
    return { ...offered, monthly: E.isRight(priced) ? priced.right.monthly : null }
  })
