import type { SitePath } from '#core/routes/site-pages.ts'

/** The television plans. A brand without television has none of their pages. */
const tvPlans = [
  'tv-stream-latino',
  'tv-stream',
  'tv-mi-plan-latino',
  'tv-select-signature',
  'tv-select-plus',
] as const
/** The offers of every page about mobile service. */
const mobileOffers = ['internet-500', 'mobile-unlimited', 'mobile-unlimited-plus']

/** The offers that a page states or prices. A brand that does not sell all of them has no such page. */
export const pageOffers: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/packages': ['internet-500', 'internet-gig', 'tv-mi-plan-latino', 'home-phone', 'mobile-unlimited'],
  '/packages/{product}-one': ['internet-500', 'internet-gig', 'advanced-wifi', 'mobile-unlimited'],
  '/packages/best-deals': [
    'internet-advantage',
    'internet-500',
    'internet-gig',
    'tv-select-signature',
    'home-phone',
    'mobile-unlimited',
    'install-professional',
  ],
  '/choose-{product}': ['internet-500', 'mobile-unlimited'],
  '/choose-{product}/military': ['internet-assist', 'internet-500'],
  '/choose-{product}/contract-buyout': ['internet-500'],
  '/choose-{product}/access': ['internet-assist', 'internet-advantage'],

/** The offers that a page states or prices. A brand that does not sell all of them has no such page. */
export const pageOffers: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/cable-tv/channel-lineup': tvPlans,
  '/cable-tv/plans': [...tvPlans, 'internet-500', 'internet-gig', 'home-phone'],
  '/cable-tv/plans/latino-plans': [...tvPlans, 'internet-500', 'home-phone'],
  '/cable-tv/plans/select': [...tvPlans, 'internet-gig', 'home-phone', 'disney-basic'],
  '/home-phone': ['home-phone', 'phone-international'],
  '/internet': [
    'internet-advantage',
    'internet-500',
    'internet-gig',
    'advanced-wifi',
    'wifi-pod',
    'install-professional',
  ],
  '/internet/plans': [
    'internet-advantage',
    'internet-500',
    'internet-gig',
    'advanced-wifi',
    'install-professional',
  ],
  '/internet/plans/internet-ultra': ['internet-500', 'internet-gig', 'advanced-wifi', 'install-professional'],
  '/internet/plans/internet-gig': ['internet-500', 'internet-gig', 'advanced-wifi', 'wifi-pod'],
  '/internet/student-internet-plans': ['internet-advantage', 'internet-500', 'internet-gig'],
  '/internet/{product}-internet-assist': ['internet-assist', 'internet-advantage'],
  '/internet/internet-speeds': ['internet-advantage', 'internet-500', 'internet-gig'],
  '/internet/internet-speeds-explained': ['internet-500', 'internet-gig'],
  '/internet/network-reliability': ['internet-500'],
  '/internet/reviews': ['internet-500', 'install-professional'],
  '/internet/best-internet-speed-for-streaming': ['internet-500', 'internet-gig', 'wifi-pod'],
  '/internet/wifi-access-points': ['wifi-pod'],
  '/internet/wifi-service': ['advanced-wifi', 'wifi-pod'],
  '/internet/wifi-service/{product}-advanced-wifi': ['advanced-wifi', 'wifi-pod', 'security-suite'],
  '/internet/wifi-service/{product}-advanced-wifi/security': ['security-suite'],
  '/internet/wifi-service/{product}-pods': ['wifi-pod'],
  '/cp/gig-5-year-internet-price-guarantee': ['internet-gig'],
  '/mobile': mobileOffers,
  '/mobile/coverage-map': mobileOffers,
  '/mobile/switch': mobileOffers,
  '/mobile/byod': mobileOffers,
  '/mobile/contact-{product}-mobile': mobileOffers,
  '/mobile/plans': mobileOffers,
  '/mobile/plans/international': mobileOffers,
  '/mobile/plans/unlimited-data': mobileOffers,
  '/mobile/plans/data-by-the-gig': mobileOffers,
  '/support/category/mobile': mobileOffers,
  '/sem/mobile/mob-m-about-{product}-mobile': mobileOffers,
  '/sem/mobile/mob-unlimited-plans': mobileOffers,
  '/sem/mobile/shop-samsung-internet': mobileOffers,
  '/sem/mobile/deals': mobileOffers,
}
