import type { DataUse, PlanPrice } from '#core/mobile/plan-comparison.ts'
import { cheapestPlan, gigabytesFor, planPrices } from '#core/mobile/plan-comparison.ts'
import { MAX_MOBILE_LINES, type MobilePlan } from '#core/mobile/mobile-plan.ts'
import { dataEstimatorWords as words } from '#ui/content/es/shared/data-estimator.ts'

/** The names that are the same in every language. */
const names: Readonly<Record<Exclude<MobilePlan, 'byTheGig'>, string>> = {
  unlimited: 'Unlimited',
  unlimitedPlus: 'Unlimited Plus',
}

/** Returns the name of a mobile plan in the current language. */
export const planName = (plan: MobilePlan): string => (plan === 'byTheGig' ? words.byTheGig : names[plan])

/** The most gigabytes that the tool compares, chosen here: more than ten lines at home use away from WiFi. */
export const MAX_COMPARED = 100

/** The comparison for a use: the prices of the plans, none for a use out of range, and what they mean. */
export type DataAnswer = { readonly prices: readonly PlanPrice[]; readonly sentences: readonly string[] }

const sentencesOf = (use: DataUse, prices: readonly PlanPrice[]): readonly string[] => {
  const best = cheapestPlan(prices)
  const bestLater = cheapestPlan(prices, 'later')
  const unlimited = prices.find(({ plan }) => plan === 'unlimited')
  return [
    best === null ? '' : words.best(use, planName(best.plan), best.first),
    bestLater === null ? '' : words.bestLater(planName(bestLater.plan), bestLater.later),
    unlimited === undefined ? '' : words.meeting(gigabytesFor(unlimited.first), unlimited.first),
  ]
}

/** Compares the plans for a use, in the current language. A started gigabyte counts as one. */
export const dataAnswer = (given: DataUse): DataAnswer => {
  const use = { ...given, gigabytes: Math.ceil(given.gigabytes) }
  const prices = planPrices(use)
  return prices._tag === 'Left' || use.gigabytes > MAX_COMPARED
    ? { prices: [], sentences: [words.outOfRange(MAX_COMPARED, MAX_MOBILE_LINES), '', ''] }
    : { prices: prices.right, sentences: sentencesOf(use, prices.right) }
}
