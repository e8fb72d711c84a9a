import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.ts'

const meta: Meta<typeof Page> = { ...pagesMeta('/support'), title: 'Páginas/La tienda' }

export default meta

export const Support = pageStory('/support')
export const Order = pageStory('/sem/order')
