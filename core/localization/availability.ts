import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import type { AssistanceProgram } from './assistance.ts'
import { isSoldTo } from './assistance.ts'
import type { Serviceability } from './localization.ts'

const isAvailable: Record<LineOfBusiness, (serviceability: Serviceability) => boolean> = {
  Internet: ({ internetAvailable }) => internetAvailable,
  TV: ({ tvAvailable }) => tvAvailable,
  Voice: ({ phoneAvailable }) => phoneAvailable,
  Mobile: ({ internetAvailable }) => internetAvailable,
}

/** Checks whether a line of business is available at an address (LOC-16). */
export const isLineAvailable = (line: LineOfBusiness, serviceability: Serviceability): boolean =>
  isAvailable[line](serviceability)

const isOnConnection = ({ id, role, lineOfBusiness }: Offer, { internetPlans }: Serviceability): boolean =>
  internetPlans === undefined ||
  role !== 'plan' ||
  lineOfBusiness !== 'Internet' ||
  internetPlans.includes(id)

/**
 * Returns the available offers of an address for a household in these assistance programs, by default in none (CAT-12).
 * Mobile lines require internet, so they are available where internet is (LOC-16). Of the internet plans those that the
 * connection is sold (NET-03).
 */
export const availableOffers = (
  offers: readonly Offer[],
  serviceability: Serviceability,
  programs: readonly AssistanceProgram[] = [],
): readonly Offer[] =>
  offers.filter(
    (offer) =>
      isLineAvailable(offer.lineOfBusiness, serviceability) &&
      isOnConnection(offer, serviceability) &&
      isSoldTo(offer, programs),
  )
