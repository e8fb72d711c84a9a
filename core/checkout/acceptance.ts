import type { EpochMs } from '../shared/plain-date.ts'
import type { AcceptedAgreement } from './agreement.ts'

/** What was agreed to: which texts in which versions, when, and the name of the acceptance in the caller's own records, where it gave one. */
export type Acceptance = {
  readonly agreements: readonly AcceptedAgreement[]
  readonly acceptedAt: EpochMs
  readonly transactionId: string | null
}

/** The acceptance of the agreements that are asked for, and of nothing else that may have come with them (CHK-19). */
export const acceptanceOf = (
  asked: readonly AcceptedAgreement[],
  acceptedAt: EpochMs,
  transactionId: string | null,
): Acceptance => ({
  agreements: asked.map(({ id, version }) => ({ id, version })),
  acceptedAt,
  transactionId,
})
