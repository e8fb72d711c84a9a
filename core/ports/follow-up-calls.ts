import type { taskEither as TE } from 'fp-ts'
import type { FollowUpRequest } from '../follow-up/follow-up.ts'
import type { OrchestratorFailure } from './orchestrator.failure.ts'

/** The calls about the outcome of an address, for a visitor with or without a session. */
export type FollowUpCalls = {
  /**
   * Stores a request and confirms it by e-mail. A second request of the same kind for the same address and e-mail
   * address renews the first one, and gets the same answer (LOC-40).
   */
  readonly requestFollowUp: (
    request: FollowUpRequest,
  ) => TE.TaskEither<OrchestratorFailure, { readonly requested: true }>
}

/** Loads the calls when a visitor sends a form. */
export type LoadFollowUps = () => Promise<FollowUpCalls>
