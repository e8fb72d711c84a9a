import { channels } from '../session/session.ts'
import { namedPaths, privatePaths } from './private-paths.ts'
import { publicPaths } from './public-paths.ts'
import type { RouteFlags } from './route-flags.ts'
import { flagsOf } from './route-flags.ts'
import { outcomePaths } from './routes.ts'

export const routeGroups = [
  'marketing',
  'sem',
  'calculator',
  'mobile',
  'shop',
  'portal',
  'internal',
  'named',
] as const
export type RouteGroup = (typeof routeGroups)[number]

/** A known path: the pattern it follows, what stands in its braces, and what guards ask of it. */
export type Route = {
  readonly pattern: string
  readonly group: RouteGroup
  readonly parameters: Readonly<Record<string, string>>
  readonly flags: RouteFlags
}

const patternsOf: Record<RouteGroup, readonly string[]> = {
  ...publicPaths,
  ...privatePaths,
  // The more open pattern last: a listed brand path is itself, not a slug.
  mobile: [...publicPaths.mobile, '/mobile/products/{category}/{slug}'],
  named: [...Object.values(namedPaths), outcomePaths.bundle, outcomePaths.bulkIncluded],
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What may stand in the braces of a pattern. */
const isParameter: Readonly<Record<string, (text: string) => boolean>> = {
  channelType: (text) => channels.some((channel) => channel === text),
  responseType: (text) => Object.values(outcomePaths).includes(`/address/${text}`),
  category: (text) => ['phones', 'tablets', 'smartwatches', 'accessories'].includes(text),
  slug: (text) => SLUG.test(text),
}

const parametersIn = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [at, segment] of wanted.entries()) {
    const text = given[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name === undefined ? segment !== text : isParameter[name]?.(text) !== true) return null
    if (name !== undefined) parameters[name] = text
  }
  return parameters
}

/** A path without slashes at its end; the root stays. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The route of a path for a brand's slug, or null for a path that is unknown (RTE-05). */
export const routeOf = (path: string, slug: string): Route | null => {
  const plain = plainPath(path)
  for (const group of routeGroups)
    for (const listed of patternsOf[group]) {
      const parameters = parametersIn(listed.replaceAll('{product}', slug), plain)
      if (parameters !== null) return { pattern: listed, group, parameters, flags: flagsOf(listed) }
    }
  return null
}
