import type { MobilePlan } from '#core/mobile/mobile-plan.ts'
import { dataEstimatorWords as words } from '#ui/content/es/shared/data-estimator.ts'

/** The names that are the same in every language. */
const names: Readonly<Record<Exclude<MobilePlan, 'byTheGig'>, string>> = {
  unlimited: 'Unlimited',
  unlimitedPlus: 'Unlimited Plus',
}

/** Returns the name of a mobile plan in the current language. */
export const planName = (plan: MobilePlan): string => (plan === 'byTheGig' ? words.byTheGig : names[plan])
