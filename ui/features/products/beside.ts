import { linesOfBusiness, offersOfLine, type LineOfBusiness, type Offer } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import type { Cents } from '#core/shared/money.ts'

/** A line of business that can be had beside internet: how many plans it has, and what the cheapest costs in its first month, before tax. */
export type Beside = {
  readonly line: Exclude<LineOfBusiness, 'Internet'>
  readonly from: Cents
  readonly planCount: number
  /** Each plan can be had more than once, such as a mobile line. */
  readonly isCounted: boolean
}

const isBeside = (line: LineOfBusiness): line is Beside['line'] => line !== 'Internet'

/** The internet plans of an address: what the store sells first. */
export const internetPlans = (offers: readonly Offer[]): readonly Offer[] =>
  offersOfLine(offers, 'Internet').filter(({ role }) => role === 'plan')

/** What an address can have beside internet; a line of business without a plan is not told. */
export const besideOf = (offers: readonly Offer[]): readonly Beside[] =>
  linesOfBusiness.filter(isBeside).flatMap((line) => {
    const plans = offersOfLine(offers, line).filter(({ role }) => role === 'plan')
    const [cheapest] = plans.map((plan) => monthlyPrice(plan, 1)).toSorted((a, b) => a - b)
    if (cheapest === undefined) return []
    return [
      { line, from: cheapest, planCount: plans.length, isCounted: plans.some(({ limit }) => limit > 1) },
    ]
  })
