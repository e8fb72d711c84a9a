import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Teléfono y celular',
}

export default meta

export const HomePhone = pageStory('/home-phone')
export const InternationalCalling = pageStory('/home-phone/international-calling')
export const Mobile = pageStory('/mobile')
export const CoverageMap = pageStory('/mobile/coverage-map')
export const Switch = pageStory('/mobile/switch')
export const OwnPhone = pageStory('/mobile/byod')
export const EligibilityCheck = pageStory('/mobile/byod-eligibility-check')
export const TradeIn = pageStory('/mobile/trade-in')
export const Contact = pageStory('/mobile/contact-{product}-mobile')
export const Plans = pageStory('/mobile/plans')
export const International = pageStory('/mobile/plans/international')
export const UnlimitedData = pageStory('/mobile/plans/unlimited-data')
export const DataByTheGig = pageStory('/mobile/plans/data-by-the-gig')
export const AboutMobile = pageStory('/sem/mobile/mob-m-about-{product}-mobile')
export const UnlimitedLines = pageStory('/sem/mobile/mob-unlimited-plans')
export const Samsung = pageStory('/sem/mobile/shop-samsung-internet')
export const Deals = pageStory('/sem/mobile/deals')
