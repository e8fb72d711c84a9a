import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { HumanChallenge, HumanPass, HumanWidget } from '../../human/human-check.ts'
import type { HumanSolver, SolverFailure } from '../../ports/human-solver.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { RecaptchaResult, VisitorCalls } from '../../ports/visitor-calls.ts'
import type { SolvedChallenge } from './human-verification.context.ts'

/** `solver` solves challenges in the browser, `orchestrator` gives them out and checks their tokens. */
export type HumanVerificationPorts = {
  readonly orchestrator: Pick<VisitorCalls, 'recaptchaChallenge' | 'validateRecaptcha'>
  readonly solver: HumanSolver
  readonly log: Log
}

export type SolveFailure = SolverFailure | OrchestratorFailure
export type Solved = E.Either<SolveFailure, SolvedChallenge>

/** The result of a check. Without a pass the provider recognizes the visitor by itself. */
export type Checked = E.Either<
  OrchestratorFailure,
  { readonly result: RecaptchaResult; readonly pass?: HumanPass }
>

type WidgetState = { readonly recaptchaToken: string | null; readonly widget?: HumanWidget }

const challengeIn = ({
  recaptchaToken: text,
  widget,
}: WidgetState): E.Either<SolveFailure, HumanChallenge> => {
  if (text !== null) return E.right({ _tag: 'Puzzle', text })
  return widget === undefined ? E.left({ _tag: 'Unintelligible' }) : E.right({ _tag: 'Widget', widget })
}

/** Fetches a challenge and solves it (HUM-03). */
export const solveChallenge = ({
  orchestrator,
  solver,
}: Omit<HumanVerificationPorts, 'log'>): Promise<Solved> =>
  F.pipe(
    orchestrator.recaptchaChallenge(),
    TE.mapLeft((failure): SolveFailure => failure),
    TE.flatMapEither(challengeIn),
    TE.flatMap((challenge) =>
      F.pipe(
        solver(challenge),
        TE.bimap(
          (failure): SolveFailure => failure,
          (token) => ({ kind: challenge._tag, token }),
        ),
      ),
    ),
  )()

/** Checks a token (HUM-02). */
export const checkToken = (
  { orchestrator }: Pick<HumanVerificationPorts, 'orchestrator'>,
  { token }: SolvedChallenge,
): Promise<Checked> => orchestrator.validateRecaptcha({ recaptchaToken: token })()
