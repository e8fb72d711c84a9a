import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.ts'

const meta: Meta<typeof Page> = { ...pagesMeta('/internet/plans'), title: 'Páginas/Internet' }

export default meta

export const InternetPlans = pageStory('/internet/plans')
export const InternetUltra = pageStory('/internet/plans/internet-ultra')
export const InternetGig = pageStory('/internet/plans/internet-gig')
export const GigFiveYearPrice = pageStory('/cp/gig-5-year-internet-price-guarantee')
