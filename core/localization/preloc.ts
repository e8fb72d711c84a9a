import type { Catalog, LineOfBusiness, OfferId, Speed } from '../catalog/offer.ts'
import { offersOfRole } from '../catalog/offer.ts'
import { monthlyPrice } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import { availableOffers } from './availability.ts'
import type { Serviceability } from './localization.ts'

/** A plan before there is an address; `from` is the first month of one of it, before tax, for a buyer of whom nothing is known. */
export type PrelocPlan = {
  readonly offerId: OfferId
  readonly name: string
  readonly lineOfBusiness: LineOfBusiness
  readonly speed: Speed | null
  readonly from: Cents
}

/** The plans sold where these lines of business reach, each with what it costs from, in catalogue order (LOC-35). */
export const prelocPlans = (catalog: Catalog, serviceability: Serviceability): readonly PrelocPlan[] =>
  offersOfRole(availableOffers(catalog.offers, serviceability), 'plan').map((offer) => ({
    offerId: offer.id,
    name: offer.name,
    lineOfBusiness: offer.lineOfBusiness,
    speed: offer.speed,
    from: monthlyPrice(offer, 1),
  }))
