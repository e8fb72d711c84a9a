import type { AcceptedAgreement, Agreement } from './agreement.ts'
import { areAllAccepted, requiredAgreements } from './agreement.ts'

/** Agreement status of an order: whether shown, and which are not yet accepted (never optional ones). */
export type AgreementsStatus = {
  readonly isSettled: boolean
  readonly shown: readonly Agreement[]
  readonly missing: readonly Agreement[]
  readonly reason: 'unavailable' | 'nothingToAccept' | 'notAllAccepted' | 'allAccepted'
}

/**
 * Returns the status of the agreements (CHK-11). A consent is shown and never missing. `agreements` is null when they
 * could not be loaded. Then none is shown, none counts as accepted, and the order stays refused.
 */
export const agreementsStatus = (
  agreements: readonly Agreement[] | null,
  accepted: readonly AcceptedAgreement[],
): AgreementsStatus => {
  if (agreements === null) return { isSettled: false, shown: [], missing: [], reason: 'unavailable' }
  if (agreements.length === 0) return { isSettled: true, shown: [], missing: [], reason: 'nothingToAccept' }
  const missing = requiredAgreements(agreements).filter((agreement) => !areAllAccepted([agreement], accepted))
  const isSettled = missing.length === 0
  return { isSettled, shown: agreements, missing, reason: isSettled ? 'allAccepted' : 'notAllAccepted' }
}
