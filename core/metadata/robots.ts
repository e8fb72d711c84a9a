import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'

/** Where the store runs; the first two names are chosen here. */
export const environments = ['development', 'test', 'uat', 'production'] as const
export type Environment = (typeof environments)[number]

/** One of the environments by its name. Fails with `UnknownEnvironment` (MET-04). */
export const parseEnvironment = (text: string): E.Either<MetadataFailure, Environment> => {
  const known = environments.find((name) => name === text)
  return known === undefined ? E.left({ _tag: 'UnknownEnvironment', value: text }) : E.right(known)
}

export type Robots = 'index,follow' | 'noindex,nofollow'

/** What the robots tag says, or null where none is set: elsewhere than in uat and production (MET-04). */
export const robotsOf = (environment: Environment, isRobotsIndexAndFollow: boolean): Robots | null => {
  if (environment !== 'uat' && environment !== 'production') return null
  return isRobotsIndexAndFollow ? 'index,follow' : 'noindex,nofollow'
}
