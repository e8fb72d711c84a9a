import { readonlyArray as RA } from 'fp-ts'
import { deviceFilterPaths, deviceListNames } from '../mobile/device-filter.ts'
import { detailPath } from '../mobile/device-pages.ts'
import { isChannel } from '../session/session.ts'
import { namedPaths, privatePaths } from './private-paths.ts'
import type { RouteFlags } from './route-flags.ts'
import { flagsOf } from './route-flags.ts'
import { outcomePaths, pathsOfStep } from './routes.ts'
import { plainPath } from './plain-path.ts'
import { sitePaths } from './site-pages.ts'

export const routeGroups = ['site', 'mobile', 'shop', 'portal', 'internal', 'named'] as const
export type RouteGroup = (typeof routeGroups)[number]

/** A known path: its pattern, the values of its parameters, and the flags for the guards. */
export type Route = {
  readonly pattern: string
  readonly group: RouteGroup
  readonly parameters: Readonly<Record<string, string>>
  readonly flags: RouteFlags
}

const isMobile = (path: string): boolean => /^\/mobile(?:\/|$)/.test(path)

const patternsOf: Record<RouteGroup, readonly string[]> = {
  ...privatePaths,
  site: sitePaths.filter((path) => !isMobile(path)),
  // The open patterns come last, because a listed brand path is no slug.
  mobile: [
    ...sitePaths.filter(isMobile),
    '/mobile/customize',
    ...deviceFilterPaths,
    ...deviceListNames.map(detailPath),
    '/mobile/products/{category}/{slug}',
    '/mobile/products/{category}/detail/{device}/{color}',
  ],
  named: [...Object.values(namedPaths), outcomePaths.bundle, outcomePaths.bulkIncluded],
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a value of a pattern's parameter. */
const fits = (parameter: string, text: string): boolean => {
  switch (parameter) {
    case 'channelType':
      return isChannel(text)
    case 'responseType':
      return pathsOfStep('outcome').includes(`/address/${text}`)
    case 'category':
      return (deviceListNames as readonly string[]).includes(text)
    default:
      return SLUG.test(text)
  }
}

const parametersIn = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [segment, text] of RA.zip(wanted, given)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name === undefined ? segment !== text : !fits(name, text)) return null
    if (name !== undefined) parameters[name] = text
  }
  return parameters
}

/** Returns the route of a path for a brand's slug, or null when the path is unknown (RTE-05). */
export const routeOf = (path: string, slug: string): Route | null => {
  const plain = plainPath(path)
  for (const group of routeGroups)
    for (const listed of patternsOf[group]) {
      const parameters = parametersIn(listed.replaceAll('{product}', slug), plain)
      if (parameters !== null) return { pattern: listed, group, parameters, flags: flagsOf(listed) }
    }
  return null
}
