import type { SitePath } from '#core/routes/site-pages.ts'

/** The offers that a page states or prices. A brand that does not sell all of them has no such page. */
export const pageOffers: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/home-phone': ['home-phone', 'phone-international'],
  '/internet/plans': ['internet-500', 'internet-gig', 'advanced-wifi', 'install-professional'],
  '/internet/plans/internet-ultra': ['internet-500', 'internet-gig', 'advanced-wifi', 'install-professional'],
  '/internet/plans/internet-gig': ['internet-500', 'internet-gig', 'advanced-wifi', 'wifi-pod'],
  '/cp/gig-5-year-internet-price-guarantee': ['internet-gig'],
}
