import { either as E } from 'fp-ts'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'
import type { SessionStatus } from '../../session/session.ts'
import { SESSION_WARNING_MS } from '../../session/session.ts'
import type { EpochMs } from '../../shared/plain-date.ts'
import type { AnswerArgs } from '../answered.ts'

/** Instants by the visitor's own clock: expiry without further use, and the latest end of the session. */
export type SessionContext = {
  readonly expiresAt: EpochMs
  readonly endsAt: EpochMs
  readonly failure: OrchestratorFailure | null
}

export type SessionPorts = {
  readonly orchestrator: Pick<StorefrontOrchestrator, 'sessionStatus' | 'sessionPing'>
  readonly clock: Clock
  readonly log?: Log
}

export type Answered = E.Either<OrchestratorFailure, SessionStatus>

export const NEVER = 0 as EpochMs

export const isDead = ({ event: { output } }: AnswerArgs<SessionStatus, OrchestratorFailure>): boolean =>
  E.isRight(output) ? !output.right.isAlive : output.left._tag === 'SessionExpired'

export const isLasting = ({ event: { output } }: AnswerArgs<SessionStatus, OrchestratorFailure>): boolean =>
  E.isRight(output) && output.right.remainingMs > SESSION_WARNING_MS

export const hasFailed = ({ event: { output } }: AnswerArgs<SessionStatus, OrchestratorFailure>): boolean =>
  E.isLeft(output)
