import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Legal',
}

export default meta

export const Terms = { ...pageStory('/terms-policy'), tags: ['visual'] }
export const Privacy = pageStory('/privacy')
export const Cookies = pageStory('/cookies')
export const Accessibility = pageStory('/accessibility')
export const NetworkManagement = pageStory('/network-management')
export const DataPolicy = pageStory('/data-policy')
export const Discounts = { ...pageStory('/discounts'), tags: ['visual'] }
