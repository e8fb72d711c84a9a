import { either as E } from 'fp-ts'

/** What a guard sees when a port has answered. */
export type AnswerArgs<A, F = unknown> = { readonly event: { readonly output: E.Either<F, A> } }

/** Whether the port did what was asked. */
export const succeeded = ({ event }: AnswerArgs<unknown>): boolean => E.isRight(event.output)
