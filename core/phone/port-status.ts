import type { OfferId } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'

/** The states of a number that an order moves from another carrier (PHN-11). */
export const portStates = ['numberNeeded', 'pinExpired', 'refused', 'waiting', 'underWay', 'done'] as const
export type PortState = (typeof portStates)[number]

/** The number of an ordered line on its way. `lastDigits` are its last four; null without a number. */
export type PortStatus = {
  readonly offerId: OfferId
  readonly lineId: string
  readonly lastDigits: string | null
  readonly state: PortState
  /** The last day of the transfer PIN; null where none is needed or known. */
  readonly pinUntil: PlainDate | null
}

/**
 * What decides on the state of a number. `isPortable`: its carrier still releases it. `startsOn` is the day on which
 * its line is activated, null while it is not known; `endsOn` the day by which the carrier has to release it.
 */
export type PortFacts = {
  readonly hasNumber: boolean
  readonly isPortable: boolean
  readonly pinUntil: PlainDate | null
  readonly startsOn: PlainDate | null
  readonly endsOn: PlainDate | null
}

/**
 * Returns a number's state on a day. A person requests a missing one. It waits before activation. A carrier refuses by
 * not releasing it, or if its PIN ended before its release date. It arrives by the end of the last day (PHN-11).
 */
export const portState = (
  { hasNumber, isPortable, pinUntil, startsOn, endsOn }: PortFacts,
  today: PlainDate,
): PortState => {
  if (!hasNumber) return 'numberNeeded'
  if (startsOn === null || endsOn === null || today < startsOn) return 'waiting'
  if (pinUntil !== null && pinUntil < endsOn && pinUntil < today) return 'pinExpired'
  if (!isPortable) return 'refused'
  return today > endsOn ? 'done' : 'underWay'
}
