import type { SitePath } from '#core/routes/site-pages.ts'

/** The offers that a page states or prices. A brand that does not sell all of them has no such page. */
export const pageOffers: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/home-phone': ['home-phone', 'phone-international'],
}
