import type { DevicePath } from '../mobile/device-filter.ts'

/**
 * The public pages that are written by hand, in the order of the site map; `{product}` is the slug of the brand
 * (RTE-05). Each has a folder in `ui/content/pages`.
 */
export const sitePaths = [
  '/',
  '/packages',
  '/packages/{product}-one',
  '/packages/best-deals',
  '/internet',
  '/internet/plans',
  '/internet/plans/internet-ultra',
  '/internet/plans/internet-gig',
  '/internet/student-internet-plans',
  '/internet/{product}-internet-assist',
  '/internet/speed-test',
  '/internet/internet-speeds',
  '/internet/internet-speeds-explained',
  '/internet/network-reliability',
  '/internet/reviews',
  '/internet/best-internet-speed-for-streaming',
  '/internet/wifi-access-points',
  '/internet/wifi-service',
  '/internet/wifi-service/{product}-advanced-wifi',
  '/internet/wifi-service/{product}-advanced-wifi/security',
  '/internet/wifi-service/{product}-pods',
  '/cable-tv',
  '/cable-tv/app-store',
  '/cable-tv/channel-lineup',
  '/cable-tv/plans',
  '/cable-tv/plans/latino-plans',
  '/cable-tv/plans/select',
  '/cable-tv/streaming',
  '/cable-tv/streaming/xumo',
  '/cable-tv/streaming/{product}-tv-app',
  '/cable-tv/streaming/disney-plus',
  '/cable-tv/sports-packages',
  '/cable-tv/add-ons',
  '/cable-tv/international',
  '/home-phone',
  '/home-phone/international-calling',
  '/activate',
  '/contact-{product}',
  '/stores',
  '/support',
  '/support/category/mobile',
  '/business',
  '/apps',
  '/choose-{product}',
  '/choose-{product}/military',
  '/choose-{product}/contract-buyout',
  '/choose-{product}/access',
  '/cp/gig-5-year-internet-price-guarantee',
  '/sem',
  '/sem/video',
  '/sem/video-apps',
  '/sem/internet',
  '/sem/ec',
  '/sem/internet-sym',
  '/sem/voice',
  '/sem/latino',
  '/sem/video-atv',
  '/sem/movers',
  '/sem/why-{product}',
  '/sem/why-{product}/frontier',
  '/sem/why-{product}/verizon',
  '/sem/why-{product}/t-mobile',
  '/sem/why-{product}/att',
  '/sem/order',
  '/sem/mobile/mob-m-about-{product}-mobile',
  '/sem/mobile/mob-unlimited-plans',
  '/sem/mobile/shop-samsung-internet',
  '/sem/mobile/deals',
  '/packages/savings-calculator-legacy',
  '/packages/savings-calculator',
  '/packages/savings-calculator/stores',
  '/packages/savings-calculator/agent',
  '/mobile',
  '/mobile/coverage-map',
  '/mobile/switch',
  '/mobile/byod',
  '/mobile/byod-eligibility-check',
  '/mobile/trade-in',
  '/mobile/contact-{product}-mobile',
  '/mobile/customizer/get-started',
  '/mobile/plans',
  '/mobile/plans/international',
  '/mobile/plans/unlimited-data',
  '/mobile/plans/data-by-the-gig',
  '/terms-policy',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/network-management',
  '/data-policy',
  '/discounts',
] as const

/** The path of a public page that is written by hand. */
export type SitePath = (typeof sitePaths)[number]

/** The path of any public page. */
export type PageRoute = SitePath | DevicePath

/** Returns the path of a page at a brand. */
export const brandPath = (path: string, slug: string): string => path.replaceAll('{product}', slug)

/** Returns those of some pages that are above a page, from the landing page down to its parent. */
export const parentsOf = <Path extends PageRoute>(path: PageRoute, pages: readonly Path[]): readonly Path[] =>
  path === '/'
    ? []
    : pages
        .filter((other) => other === '/' || (path !== other && path.startsWith(`${other}/`)))
        .toSorted((a, b) => a.length - b.length)
