import { portalVisit } from './portal.arbitrary.ts'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import type { Location } from '#core/guards/location.ts'
import type { GuardSetting, RouteVisit } from '#core/guards/route-guard.ts'
import { namedPaths } from '#core/routes/private-paths.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { anyText } from './text.arbitrary.ts'

const file = new URL('../fixtures/routes.json', import.meta.url)

/** Every path the store was specified with, by group. */
export const listed = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
  Record<
    | 'marketing'
    | 'sem'
    | 'calculator'
    | 'mobile'
    | 'shop'
    | 'portal'
    | 'internal'
    | 'named'
    | 'mobilePatterns'
    | 'application',
    readonly string[]
  >
> & { readonly redirects: Readonly<Record<string, string>> }

export const listedPaths: readonly string[] = [
  ...listed.marketing,
  ...listed.sem,
  ...listed.calculator,
  ...listed.mobile,
  ...listed.shop,
  ...listed.portal,
  ...listed.internal,
]

export const SLUG = 'cometa'

/** A listed path with something that fits in each of its braces. */
export const filled = (pattern: string): string =>
  pattern
    .replaceAll('{product}', SLUG)
    .replace('{channelType}', 'etail')
    .replace('{responseType}', 'bulk')
    .replace('{category}', 'phones')
    .replace('{slug}', 'galaxy-z-fold6')

/** Paths that visitors request: known ones, moved ones, those with slashes at their end, and nonsense. */
export const requestedPath: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...listedPaths).map(filled) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(listed.redirects)).map(filled) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(namedPaths), ...Object.values(outcomePaths)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/mobile/products/phones/galaxy-z-fold6', '/portada', '/packages/'),
  },
  { weight: 1, arbitrary: anyText.map((text) => `/${text}`) },
)

const search = fc.constantFrom(
  '',
  '?',
  '?x=1',
  '?cmp=',
  '?cmp=a&affpn=b',
  '?affpn=web&cmp=mobile-shop&customerstatus=prospect',
  '?%',
)

export const location: fc.Arbitrary<Location> = fc.record({ path: requestedPath, search })

export const routeVisit: fc.Arbitrary<RouteVisit> = fc.record({
  isSessionAlive: fc.boolean(),
  portal: portalVisit.map(({ path: _path, query: _query, ...visitor }) => visitor),
})

export const guardSetting: fc.Arbitrary<GuardSetting> = fc.record({
  slug: fc.constant(SLUG),
  mobile: fc.record({
    isOn: fc.boolean(),
    allowed: fc.oneof(
      fc.constant(listed.mobile.map(filled)),
      fc.constant(listed.mobile),
      fc.subarray(['/mobile', '/mobile/plans', '/mobile/products/{category}/{slug}']),
    ),
    site: fc.constant('https://movil.cometa.example'),
  }),
})
