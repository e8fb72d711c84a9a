import type { AcceptedAgreement, Agreement } from './agreement.ts'
import { areAllAccepted } from './agreement.ts'

/** How the agreements of an order stand: whether they are shown, and which are still to be accepted. */
export type AgreementsStanding = {
  readonly isSettled: boolean
  readonly shown: readonly Agreement[]
  readonly missing: readonly Agreement[]
  readonly reason: 'unavailable' | 'nothingToAccept' | 'notAllAccepted' | 'allAccepted'
}

/**
 * How the agreements stand (CHK-11), `agreements` being null when they could not be had: then nothing is shown and nothing settled, and an
 * order without them stays refused.
 */
export const agreementsStanding = (
  agreements: readonly Agreement[] | null,
  accepted: readonly AcceptedAgreement[],
): AgreementsStanding => {
  if (agreements === null) return { isSettled: false, shown: [], missing: [], reason: 'unavailable' }
  if (agreements.length === 0) return { isSettled: true, shown: [], missing: [], reason: 'nothingToAccept' }
  const missing = agreements.filter((agreement) => !areAllAccepted([agreement], accepted))
  const isSettled = missing.length === 0
  return { isSettled, shown: agreements, missing, reason: isSettled ? 'allAccepted' : 'notAllAccepted' }
}
