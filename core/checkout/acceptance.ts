import type { EpochMs } from '../shared/plain-date.ts'
import type { AcceptedAgreement } from './agreement.ts'

/** Accepted texts with versions, time, and the caller's own reference of the acceptance, if given. */
export type Acceptance = {
  readonly agreements: readonly AcceptedAgreement[]
  readonly acceptedAt: EpochMs
  readonly transactionId: string | null
}

/** Returns the acceptance of these agreements, without any other received text (CHK-19). */
export const acceptanceOf = (
  accepted: readonly AcceptedAgreement[],
  acceptedAt: EpochMs,
  transactionId: string | null,
): Acceptance => ({
  agreements: accepted.map(({ id, version }) => ({ id, version })),
  acceptedAt,
  transactionId,
})
