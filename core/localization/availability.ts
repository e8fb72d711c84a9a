import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import type { Serviceability } from './localization.ts'

const isAvailable: Record<LineOfBusiness, (serviceability: Serviceability) => boolean> = {
  Internet: ({ internetAvailable }) => internetAvailable,
  TV: ({ tvAvailable }) => tvAvailable,
  Voice: ({ phoneAvailable }) => phoneAvailable,
  Mobile: ({ internetAvailable }) => internetAvailable,
}

/** The offers an address can have; mobile lines are sold beside internet, so where that is (LOC-16). */
export const availableOffers = (offers: readonly Offer[], serviceability: Serviceability): readonly Offer[] =>
  offers.filter(({ lineOfBusiness }) => isAvailable[lineOfBusiness](serviceability))
