import type { taskEither as TE } from 'fp-ts'
import type { HumanChallenge } from '../human/human-check.ts'

/**
 * Why a page has no token for a challenge. `blocked`: the script of the widget or the solver did not run. `notAllowed`:
 * the page runs only the store's own code. `unsolved`: no token came in time, or the visitor closed the widget.
 */
export type SolverFailure = {
  readonly _tag: 'NotSolved'
  readonly because: 'blocked' | 'notAllowed' | 'unsolved'
}

/** Solves challenges in the browser without blocking the page. */
export type HumanSolver = (challenge: HumanChallenge) => TE.TaskEither<SolverFailure, string>
