import type { Offer } from '../catalog/offer.ts'
import { offersOfLine, offersOfRole } from '../catalog/offer.ts'
import { recurringOf } from '../catalog/price.ts'
import { cents } from '../shared/money.ts'
import { availableOffers } from './availability.ts'
import type { BulkAddressData, LocalizationResponse } from './localization.ts'
import { outcomeOf } from './outcome.ts'

const internetPlans = (offers: readonly Offer[]): readonly Offer[] =>
  offersOfRole(offersOfLine(offers, 'Internet'), 'plan')

const speedOf = ({ speed }: Offer): number => speed?.downMbps ?? 0

/** Returns the internet plan that a building pays for: the fastest within its agreed speed, or null (CAT-11). */
export const includedPlan = (
  offers: readonly Offer[],
  { includedSpeedMbps }: Pick<BulkAddressData, 'includedSpeedMbps'>,
): Offer | null =>
  internetPlans(offers)
    .filter((plan) => speedOf(plan) <= includedSpeedMbps)
    .reduce<Offer | null>(
      (best, plan) => (best !== null && speedOf(best) >= speedOf(plan) ? best : plan),
      null,
    )

/** Returns a plan at the resident's price: list price less that of the included plan, for every month. */
const paidByResident = (plan: Offer, included: Offer): Offer => ({
  ...plan,
  prices: [
    {
      type: 'RECURRING',
      amount: cents(Math.max(0, recurringOf(plan) - recurringOf(included))),
      guaranteeMonths: 0,
    },
  ],
  promotions: [],
})

/**
 * Returns offers of a home whose building pays for internet: the included plan costs 0, faster ones the difference,
 * slower ones are not sold. All else, or without an included plan, has its usual price (CAT-11).
 */
export const offersInBuilding = (
  offers: readonly Offer[],
  building: Pick<BulkAddressData, 'includedSpeedMbps'>,
): readonly Offer[] => {
  const included = includedPlan(offers, building)
  if (included === null) return offers
  const plans = internetPlans(offers)
  return offers.flatMap((offer) => {
    if (!plans.includes(offer)) return [offer]
    return offer === included || speedOf(offer) > speedOf(included) ? [paidByResident(offer, included)] : []
  })
}

/**
 * Returns what is sold to an address's household: available offers, at its building's prices if that pays internet. A
 * ready home without offers sells them in the service selection. Other such answers sell none (LOC-13, LOC-16, CAT-11).
 */
export const offersOfAddress = (
  offers: readonly Offer[],
  response: LocalizationResponse,
): readonly Offer[] => {
  const { sessionInfo, offerCount } = response
  const outcome = outcomeOf(response)
  const isSelected = outcome.kind === 'serviceSelection' && outcome.hasOffers
  if (sessionInfo === null || (offerCount === 0 && !isSelected)) return []
  const { serviceability, programs } = sessionInfo.serviceAddress
  const available = availableOffers(offers, serviceability, programs)
  return outcome.kind === 'bulkIncluded' && outcome.building !== null
    ? offersInBuilding(available, outcome.building)
    : available
}
