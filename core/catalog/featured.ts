import type { Offer, OfferId } from './offer.ts'

/** The offers a brand puts first, in its own order; one that is not sold here is passed over (CAT-10). */
export const featuredOffers = (offers: readonly Offer[], featured: readonly OfferId[]): readonly Offer[] =>
  featured.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])
