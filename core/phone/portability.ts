import type { OfferId } from '../catalog/offer.ts'
import type { NumberCheck } from './number-check.ts'
import type { PortabilityObstacle } from './phone.failure.ts'
import type { LineNumber } from './phone-number.ts'
import { numberKind } from './phone-number.ts'

/** The request to port a number to a line of a telephone product. */
export type PortabilityRequest = {
  readonly phoneProductId: OfferId
  readonly telephoneNumber: LineNumber
  readonly lineId: string
}

/** The response: the provider of the number, whether the address can have it, and whether its owner has locked it. */
export type PortabilityDetails = {
  readonly isOwnCustomer: boolean
  readonly isInRateCenter: boolean
  readonly isFrozen: boolean
}

type Unasked = 'checkUnavailable' | 'detailsUnavailable'

export type Portability =
  | { readonly decision: 'portable'; readonly reason: 'portable' }
  | { readonly decision: 'notPortable'; readonly reason: Exclude<PortabilityObstacle, Unasked> }
  | { readonly decision: 'undecided'; readonly reason: Unasked }

const ofDetails = ({ isOwnCustomer, isInRateCenter, isFrozen }: PortabilityDetails): Portability => {
  if (isOwnCustomer) return { decision: 'notPortable', reason: 'ownCustomer' }
  if (!isInRateCenter) return { decision: 'notPortable', reason: 'outsideRateCenter' }
  if (isFrozen) return { decision: 'notPortable', reason: 'frozen' }
  return { decision: 'portable', reason: 'portable' }
}

/**
 * Decides whether a number is portable (PHN-05). The number itself decides first, then its check, then the response
 * about its line. A missing response makes it undecided, never portable.
 */
export const decidePortability = (
  number: LineNumber,
  check: NumberCheck,
  details: PortabilityDetails | null,
): Portability => {
  const kind = numberKind(number)
  if (kind !== 'geographic') return { decision: 'notPortable', reason: kind }
  if (check.isVerified === null) return { decision: 'undecided', reason: check.reason }
  if (!check.isVerified) return { decision: 'notPortable', reason: check.reason }
  return details === null ? { decision: 'undecided', reason: 'detailsUnavailable' } : ofDetails(details)
}
