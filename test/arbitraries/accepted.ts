import { either as E } from 'fp-ts'

/** What a core constructor accepts; throws when it refuses, because then the arbitrary is wrong or the constructor is. */
export const accepted = <A>(parsed: E.Either<unknown, A>): A => {
  if (E.isLeft(parsed))
    throw new TypeError(`the core refuses what it must accept: ${JSON.stringify(parsed.left)}`)
  return parsed.right
}
