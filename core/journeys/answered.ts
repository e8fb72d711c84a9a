import { either as E } from 'fp-ts'
import type { OrchestratorFailure } from '../ports/orchestrator.failure.ts'

/** The arguments of a guard on the answer of a port. */
export type AnswerArgs<A, F = unknown> = { readonly event: { readonly output: E.Either<F, A> } }

/** Checks whether the port call succeeded. */
export const succeeded = ({ event }: AnswerArgs<unknown>): boolean => E.isRight(event.output)

/** Checks whether the call failed because its session has ended. */
export const hasExpired = ({ event: { output } }: AnswerArgs<unknown, OrchestratorFailure>): boolean =>
  E.isLeft(output) && output.left._tag === 'SessionExpired'

/** Returns the answer of a call that succeeded. A failed call is a defect (throws). */
export const answerIn = <A>(output: E.Either<unknown, A>): A => {
  if (E.isLeft(output)) throw new Error('no answer in a failed call')
  return output.right
}

/** Returns the failure of a call that failed. A successful call is a defect (throws). */
export const failureIn = <F>(output: E.Either<F, unknown>): F => {
  if (E.isRight(output)) throw new Error('no failure in a successful call')
  return output.left
}
