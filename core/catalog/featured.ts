import type { Offer, OfferId } from './offer.ts'

/** Returns the featured offers of a brand in its own order, without those that are not sold here (CAT-10). */
export const featuredOffers = (offers: readonly Offer[], featured: readonly OfferId[]): readonly Offer[] =>
  featured.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])
