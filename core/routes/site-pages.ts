import type { DevicePath } from '../mobile/device-filter.ts'
import { publicPaths } from './public-paths.ts'

/** The informational pages of the mobile shop. Its lists and details of devices have records of their own. */
const mobilePages = [
  '/mobile',
  '/mobile/coverage-map',
  '/mobile/switch',
  '/mobile/byod',
  '/mobile/byod-eligibility-check',
  '/mobile/trade-in',
  '/mobile/contact-{product}-mobile',
  '/mobile/plans',
  '/mobile/plans/international',
  '/mobile/plans/unlimited-data',
  '/mobile/plans/data-by-the-gig',
] as const

/** The legal pages, chosen here: the specification names their subjects without a path. */
export const legalPages = [
  '/terms-policy',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/network-management',
  '/data-policy',
  '/discounts',
] as const

/** The path of a public page, as the specification writes it: `{product}` is the slug of the brand. */
export type SitePath =
  | (typeof publicPaths)['marketing' | 'sem' | 'calculator'][number]
  | (typeof mobilePages)[number]
  | (typeof legalPages)[number]

/** The path of any public page. */
export type PageRoute = SitePath | DevicePath

/** Every public page that is written by hand, in the order of the specification. */
export const sitePaths: readonly SitePath[] = [
  ...publicPaths.marketing,
  ...publicPaths.sem,
  ...publicPaths.calculator,
  ...mobilePages,
  ...legalPages,
]

/** Returns the path of a page at a brand. */
export const brandPath = (path: string, slug: string): string => path.replaceAll('{product}', slug)

const calculator = '/packages/savings-calculator'

/** The pages of advertising campaigns and of partners. Only their own links lead to them, and search engines do not index them. */
export const isCampaignPage = (path: PageRoute): boolean =>
  path === '/sem' ||
  path.startsWith('/sem/') ||
  path.startsWith('/cp/') ||
  (path !== calculator && path.startsWith(calculator))

/** The pages that show the calculator alone, without header and footer (specification 2.5). */
export const isBarePage = (path: PageRoute): boolean =>
  path === `${calculator}/stores` || path === `${calculator}/agent`

/** Returns the page that search engines index instead of a page with the same content; null for a page of its own. */
export const canonicalOf = (path: PageRoute): SitePath | null =>
  path !== calculator && path.startsWith(calculator) ? calculator : null

/** Returns those of some pages that are above a page, from the landing page down to its parent. */
export const parentsOf = <Path extends PageRoute>(path: PageRoute, pages: readonly Path[]): readonly Path[] =>
  path === '/'
    ? []
    : pages
        .filter((other) => other === '/' || (path !== other && path.startsWith(`${other}/`)))
        .toSorted((a, b) => a.length - b.length)
