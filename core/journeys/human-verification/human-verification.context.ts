import type { HumanChallenge, HumanPass } from '../../human/human-check.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/** A token of a solved challenge, and the kind of its challenge. */
export type SolvedChallenge = { readonly kind: HumanChallenge['_tag']; readonly token: string }

/** The current check of a page. */
export type HumanVerificationContext = {
  /** Whether a call waits for the pass. Otherwise the challenge is solved ahead. */
  readonly isRequested: boolean
  readonly solved: SolvedChallenge | null
  /** The pass of the last check; null without a pass where the provider gives none. */
  readonly pass: HumanPass | null
  /** Failed checks in a row (HUM-04). */
  readonly failedChecks: number
  /** Why the provider could not check. */
  readonly failure: OrchestratorFailure | null
}
