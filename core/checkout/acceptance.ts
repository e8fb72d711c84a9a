import type { EpochMs } from '../shared/plain-date.ts'
import type { AcceptedAgreement } from './agreement.ts'

/** The accepted texts with their versions, the time, and the reference of the acceptance in the caller's own records, if given. */
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
