import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/La tienda',
}

export default meta

export const Activate = pageStory('/activate')
export const Contact = pageStory('/contact-{product}')
export const Stores = pageStory('/stores')
export const Support = pageStory('/support')
export const MobileSupport = pageStory('/support/category/mobile')
export const Business = pageStory('/business')
export const Apps = pageStory('/apps')
export const Order = { ...pageStory('/sem/order'), tags: ['visual'] }
