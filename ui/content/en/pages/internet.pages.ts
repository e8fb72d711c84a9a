import type { PageWriters } from '#ui/content/page-entry.ts'
import { gigFiveYearPrice } from './gig-5-year-price.ts'
import { internetGig } from './internet-gig.ts'
import { internetPlans } from './internet-plans.ts'
import { internetUltra } from './internet-ultra.ts'

/** The pages about internet at home, in English. */
export const internetPages = {
  '/internet/plans': internetPlans,
  '/internet/plans/internet-ultra': internetUltra,
  '/internet/plans/internet-gig': internetGig,
  '/cp/gig-5-year-internet-price-guarantee': gigFiveYearPrice,
} satisfies PageWriters
