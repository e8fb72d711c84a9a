import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Internet',
}

export default meta

export const Internet = pageStory('/internet')
export const InternetPlans = { ...pageStory('/internet/plans'), tags: ['visual'] }
export const InternetUltra = pageStory('/internet/plans/internet-ultra')
export const InternetGig = pageStory('/internet/plans/internet-gig')
export const StudentInternet = pageStory('/internet/student-internet-plans')
export const InternetAssist = pageStory('/internet/{product}-internet-assist')
export const SpeedTest = { ...pageStory('/internet/speed-test'), tags: ['visual'] }
export const InternetSpeeds = pageStory('/internet/internet-speeds')
export const SpeedsExplained = pageStory('/internet/internet-speeds-explained')
export const NetworkReliability = { ...pageStory('/internet/network-reliability'), tags: ['visual'] }
export const InternetReviews = pageStory('/internet/reviews')
export const StreamingSpeed = pageStory('/internet/best-internet-speed-for-streaming')
export const WifiAccessPoints = pageStory('/internet/wifi-access-points')
export const WifiService = { ...pageStory('/internet/wifi-service'), tags: ['visual'] }
export const AdvancedWifi = pageStory('/internet/wifi-service/{product}-advanced-wifi')
export const SecuritySuite = pageStory('/internet/wifi-service/{product}-advanced-wifi/security')
export const WifiPods = pageStory('/internet/wifi-service/{product}-pods')
export const GigFiveYearPrice = pageStory('/cp/gig-5-year-internet-price-guarantee')
