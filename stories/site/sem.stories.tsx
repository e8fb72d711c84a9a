import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Campañas de búsqueda',
}

export default meta

export const All = { ...pageStory('/sem'), tags: ['visual'] }
export const Video = pageStory('/sem/video')
export const VideoApps = pageStory('/sem/video-apps')
export const Internet = pageStory('/sem/internet')
export const Existing = pageStory('/sem/ec')
export const Symmetrical = pageStory('/sem/internet-sym')
export const Voice = pageStory('/sem/voice')
export const Latino = pageStory('/sem/latino')
export const TvSet = pageStory('/sem/video-atv')
export const Movers = pageStory('/sem/movers')
export const Why = pageStory('/sem/why-{product}')
export const WhyFrontier = pageStory('/sem/why-{product}/frontier')
export const WhyVerizon = pageStory('/sem/why-{product}/verizon')
export const WhyTMobile = pageStory('/sem/why-{product}/t-mobile')
export const WhyAtt = pageStory('/sem/why-{product}/att')
