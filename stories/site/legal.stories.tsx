import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.ts'

const meta: Meta<typeof Page> = { ...pagesMeta('/terms-policy'), title: 'Páginas/Legal' }

export default meta

export const Terms = pageStory('/terms-policy')
export const Privacy = pageStory('/privacy')
export const Cookies = pageStory('/cookies')
export const Accessibility = pageStory('/accessibility')
export const NetworkManagement = pageStory('/network-management')
export const DataPolicy = pageStory('/data-policy')
export const Discounts = pageStory('/discounts')
