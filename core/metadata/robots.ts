import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'

/** The environments of a store. The first two names are chosen here. */
export const environments = ['development', 'test', 'uat', 'production'] as const
export type Environment = (typeof environments)[number]

/** Parses the name of an environment. Fails with `UnknownEnvironment` (MET-04). */
export const parseEnvironment = (text: string): E.Either<MetadataFailure, Environment> => {
  const known = environments.find((name) => name === text)
  return known === undefined ? E.left({ _tag: 'UnknownEnvironment', value: text }) : E.right(known)
}

/** The path of the list of indexed pages. */
export const SITEMAP_PATH = '/sitemap.xml'

export type Robots = 'index,follow' | 'noindex,nofollow'

/** Whether an environment's pages are indexed and shared: they have robots tag and own images (MET-04). */
export const isPublished = (environment: Environment): boolean =>
  environment === 'uat' || environment === 'production'

/** Returns the content of the robots tag, or null in an environment without one (MET-04). */
export const robotsOf = (environment: Environment, isRobotsIndexAndFollow: boolean): Robots | null => {
  if (!isPublished(environment)) return null
  return isRobotsIndexAndFollow ? 'index,follow' : 'noindex,nofollow'
}

/** Returns `robots.txt`: outside production it disallows all, in production only the API (MET-04). */
export const robotsText = (environment: Environment, origin: string): string =>
  environment === 'production'
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP_PATH}\n`
    : 'User-agent: *\nDisallow: /\n'
