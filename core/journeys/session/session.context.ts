import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { EpochMs } from '../../shared/plain-date.ts'

/** By the visitor's own clock: when the session ends without another use, and when it ends whatever happens. */
export type SessionContext = {
  readonly expiresAt: EpochMs
  readonly endsAt: EpochMs
  readonly failure: OrchestratorFailure | null
}
