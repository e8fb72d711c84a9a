import { either as E } from 'fp-ts'

/** Returns what a core constructor accepts. Throws if it refuses: arbitrary or constructor is wrong. */
export const accepted = <A>(parsed: E.Either<unknown, A>): A => {
  if (E.isLeft(parsed))
    throw new TypeError(`the core refuses what it must accept: ${JSON.stringify(parsed.left)}`)
  return parsed.right
}
