import type { OfferId } from '../catalog/offer.ts'
import { byTheGigIds } from './by-the-gig-offers.ts'
import type { MobilePlan } from './mobile-plan.ts'
import { mobilePlans } from './mobile-plan.ts'

/** The offer of each plan, as a line names it (MOB-01). */
export const ratePlanIds: Readonly<Record<MobilePlan, OfferId>> = {
  byTheGig: byTheGigIds.plan,
  unlimited: 'mobile-unlimited' as OfferId,
  unlimitedPlus: 'mobile-unlimited-plus' as OfferId,
}

/** Returns the plan of an offer, or null for an offer that is no plan of mobile lines (MOB-01). */
export const planOfOffer = (offerId: string): MobilePlan | null =>
  mobilePlans.find((plan) => ratePlanIds[plan] === offerId) ?? null
