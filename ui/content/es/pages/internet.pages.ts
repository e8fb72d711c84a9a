import type { PageWriters } from '#ui/content/page-entry.ts'
import { gigFiveYearPrice } from './gig-5-year-price.ts'
import { internetGig } from './internet-gig.ts'
import { internetPlans } from './internet-plans.ts'
import { internetSpeeds } from './internet-speeds.ts'
import { internetUltra } from './internet-ultra.ts'
import { speedTest } from './speed-test.ts'
import { speedsExplained } from './speeds-explained.ts'
import { streamingSpeed } from './streaming-speed.ts'

/** The pages about internet at home. */
export const internetPages = {
  '/internet/plans': internetPlans,
  '/internet/plans/internet-ultra': internetUltra,
  '/internet/plans/internet-gig': internetGig,
  '/internet/speed-test': speedTest,
  '/internet/internet-speeds': internetSpeeds,
  '/internet/internet-speeds-explained': speedsExplained,
  '/internet/best-internet-speed-for-streaming': streamingSpeed,
  '/cp/gig-5-year-internet-price-guarantee': gigFiveYearPrice,
} satisfies PageWriters
