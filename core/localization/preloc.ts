import type { Catalog, LineOfBusiness, OfferId, Speed } from '../catalog/offer.ts'
import { offersOfRole } from '../catalog/offer.ts'
import { monthlyPrice } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import { availableOffers } from './availability.ts'
import type { Serviceability } from './localization.ts'

/** A plan before an address is known. `from` is the first month of one plan, before tax, for an unknown buyer. */
export type PrelocPlan = {
  readonly offerId: OfferId
  readonly name: string
  readonly lineOfBusiness: LineOfBusiness
  readonly speed: Speed | null
  readonly from: Cents
}

/** Returns the plans of these lines of business, each with its lowest price, in catalogue order (LOC-35). */
export const prelocPlans = (catalog: Catalog, serviceability: Serviceability): readonly PrelocPlan[] =>
  offersOfRole(availableOffers(catalog.offers, serviceability), 'plan').map((offer) => ({
    offerId: offer.id,
    name: offer.name,
    lineOfBusiness: offer.lineOfBusiness,
    speed: offer.speed,
    from: monthlyPrice(offer, 1),
  }))
