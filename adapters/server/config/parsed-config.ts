import { either as E } from 'fp-ts'

/** A part of the configuration, or a one-line error that names the variables but no value. */
export type ParsedConfig<A> = E.Either<string, A>

export const badConfig = (...lines: readonly string[]): E.Either<string, never> => E.left(lines.join('; '))
