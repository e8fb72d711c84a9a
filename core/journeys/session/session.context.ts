import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { EpochMs } from '../../shared/plain-date.ts'

/** Instants by the visitor's own clock: when the session expires without further use, and when it ends at the latest. */
export type SessionContext = {
  readonly expiresAt: EpochMs
  readonly endsAt: EpochMs
  readonly failure: OrchestratorFailure | null
}
