import { offersOfLine, type LineOfBusiness, type Offer } from '#core/catalog/offer.ts'
import { leastMonthly } from '#core/pricing/quote.ts'
import type { Cents } from '#core/shared/money.ts'

/**
 * A line of business other than internet: the number of its plans, and the lowest monthly price, before tax.
 */
export type CompanionService = {
  readonly line: Exclude<LineOfBusiness, 'Internet'>
  readonly from: Cents
  readonly planCount: number
  /** A plan can be ordered more than once, such as a mobile line. */
  readonly isCounted: boolean
}

const isCompanion = (line: LineOfBusiness): line is CompanionService['line'] => line !== 'Internet'

/** Lists the internet plans of an address: what the store sells first. */
export const internetPlans = (offers: readonly Offer[]): readonly Offer[] =>
  offersOfLine(offers, 'Internet').filter(({ role }) => role === 'plan')

/** Lists services other than internet of an address, in offer order, without lines of business without plans. */
export const companionServicesOf = (offers: readonly Offer[]): readonly CompanionService[] =>
  [...new Set(offers.map(({ lineOfBusiness }) => lineOfBusiness))].filter(isCompanion).flatMap((line) => {
    const plans = offersOfLine(offers, line).filter(({ role }) => role === 'plan')
    if (plans.length === 0) return []
    return [
      {
        line,
        from: leastMonthly(plans),
        planCount: plans.length,
        isCounted: plans.some(({ limit }) => limit > 1),
      },
    ]
  })
