import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Televisión',
}

export default meta

export const CableTv = pageStory('/cable-tv')
export const AppStore = pageStory('/cable-tv/app-store')
export const ChannelLineup = pageStory('/cable-tv/channel-lineup')
export const TvPlans = pageStory('/cable-tv/plans')
export const LatinoPlans = pageStory('/cable-tv/plans/latino-plans')
export const TvSelect = pageStory('/cable-tv/plans/select')
export const Streaming = pageStory('/cable-tv/streaming')
export const Xumo = pageStory('/cable-tv/streaming/xumo')
export const TvApp = pageStory('/cable-tv/streaming/{product}-tv-app')
export const DisneyPlus = pageStory('/cable-tv/streaming/disney-plus')
export const Sports = pageStory('/cable-tv/sports-packages')
export const AddOns = pageStory('/cable-tv/add-ons')
export const International = pageStory('/cable-tv/international')
