import type { PageWriters } from '#ui/content/page-entry.ts'
import { semAboutMobile } from './sem-about-mobile.ts'
import { semMobileDeals } from './sem-mobile-deals.ts'
import { semSamsung } from './sem-samsung.ts'
import { semUnlimited } from './sem-unlimited.ts'

/** The pages of search marketing. */
export const semPages = {
  '/sem/mobile/mob-m-about-{product}-mobile': semAboutMobile,
  '/sem/mobile/mob-unlimited-plans': semUnlimited,
  '/sem/mobile/shop-samsung-internet': semSamsung,
  '/sem/mobile/deals': semMobileDeals,
} satisfies PageWriters
