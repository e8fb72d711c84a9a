import { either as E } from 'fp-ts'

type Failure = { readonly _tag: string; readonly code?: string }

/** Checks whether the provider refused a call because it came without a valid pass (HUM-01). */
export const asksForPass = (answer: E.Either<Failure, unknown>): boolean =>
  E.isLeft(answer) && answer.left.code === 'HUMAN_CHECK_REQUIRED'
