import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.ts'

const meta: Meta<typeof Page> = { ...pagesMeta('/cable-tv/plans'), title: 'Páginas/Televisión' }

export default meta

export const ChannelLineup = pageStory('/cable-tv/channel-lineup')
export const TvPlans = pageStory('/cable-tv/plans')
export const LatinoPlans = pageStory('/cable-tv/plans/latino-plans')
export const TvSelect = pageStory('/cable-tv/plans/select')
export const Streaming = pageStory('/cable-tv/streaming')
export const Xumo = pageStory('/cable-tv/streaming/xumo')
export const TvApp = pageStory('/cable-tv/streaming/{product}-tv-app')
export const DisneyPlus = pageStory('/cable-tv/streaming/disney-plus')
