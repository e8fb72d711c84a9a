import type { PageWriters } from '#ui/content/page-entry.ts'
import { advancedWifi } from './advanced-wifi.ts'
import { gigFiveYearPrice } from './gig-5-year-price.ts'
import { internet } from './internet.ts'
import { internetAssist } from './internet-assist.ts'
import { internetGig } from './internet-gig.ts'
import { internetPlans } from './internet-plans.ts'
import { internetReviews } from './internet-reviews.ts'
import { internetSpeeds } from './internet-speeds.ts'
import { internetUltra } from './internet-ultra.ts'
import { networkReliability } from './network-reliability.ts'
import { securitySuite } from './security-suite.ts'
import { speedTest } from './speed-test.ts'
import { speedsExplained } from './speeds-explained.ts'
import { streamingSpeed } from './streaming-speed.ts'
import { studentInternet } from './student-internet.ts'
import { wifiAccessPoints } from './wifi-access-points.ts'
import { wifiPods } from './wifi-pods.ts'
import { wifiService } from './wifi-service.ts'

/** The pages about internet at home, in English. */
export const internetPages = {
  '/internet': internet,
  '/internet/plans': internetPlans,
  '/internet/plans/internet-ultra': internetUltra,
  '/internet/plans/internet-gig': internetGig,
  '/internet/student-internet-plans': studentInternet,
  '/internet/{product}-internet-assist': internetAssist,
  '/internet/speed-test': speedTest,
  '/internet/internet-speeds': internetSpeeds,
  '/internet/internet-speeds-explained': speedsExplained,
  '/internet/network-reliability': networkReliability,
  '/internet/reviews': internetReviews,
  '/internet/best-internet-speed-for-streaming': streamingSpeed,
  '/internet/wifi-access-points': wifiAccessPoints,
  '/internet/wifi-service': wifiService,
  '/internet/wifi-service/{product}-advanced-wifi': advancedWifi,
  '/internet/wifi-service/{product}-advanced-wifi/security': securitySuite,
  '/internet/wifi-service/{product}-pods': wifiPods,
  '/cp/gig-5-year-internet-price-guarantee': gigFiveYearPrice,
} satisfies PageWriters
