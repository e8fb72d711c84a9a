import type { PageRoute } from './site-pages.ts'

/** The groups of the header's menu, by line of business, and of the footer. */
export const menuGroups = ['packages', 'internet', 'tv', 'phone', 'mobile', 'help'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The pages of each menu, in order; the first is the overview of its group. */
export const siteMenu: Readonly<Record<MenuGroup, readonly PageRoute[]>> = {
  packages: [
    '/packages',
    '/packages/{product}-one',
    '/packages/best-deals',
    '/packages/savings-calculator',
    '/choose-{product}',
    '/choose-{product}/military',
    '/choose-{product}/contract-buyout',
    '/choose-{product}/access',
  ],
  internet: [
    '/internet',
    '/internet/plans',
    '/internet/plans/internet-ultra',
    '/internet/plans/internet-gig',
    '/internet/{product}-internet-assist',
    '/internet/student-internet-plans',
    '/internet/wifi-service',
    '/internet/internet-speeds',
    '/internet/speed-test',
    '/internet/reviews',
  ],
  tv: [
    '/cable-tv',
    '/cable-tv/plans',
    '/cable-tv/plans/latino-plans',
    '/cable-tv/channel-lineup',
    '/cable-tv/streaming',
    '/cable-tv/add-ons',
    '/cable-tv/sports-packages',
    '/cable-tv/international',
  ],
  phone: ['/home-phone', '/home-phone/international-calling'],
  mobile: [
    '/mobile',
    '/mobile/products/phones',
    '/mobile/products/tablets',
    '/mobile/products/smartwatches',
    '/mobile/products/accessories',
    '/mobile/plans',
    '/mobile/plans/unlimited-data',
    '/mobile/plans/data-by-the-gig',
    '/mobile/switch',
    '/mobile/byod',
    '/mobile/trade-in',
    '/mobile/coverage-map',
  ],
  help: ['/support', '/contact-{product}', '/stores', '/activate', '/apps', '/business'],
}
