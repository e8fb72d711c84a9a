import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pageStory, pagesMeta } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  title: 'Páginas/Dispositivos',
  ...pagesMeta,
  tags: ['public-page'],
}

export default meta

export const Phones = { ...pageStory('/mobile/products/phones'), tags: ['visual'] }
export const Brand = pageStory('/mobile/products/tablets/samsung')
export const Deals = pageStory('/mobile/products/smartwatches/smartwatch-deals')
export const Accessories = pageStory('/mobile/products/accessories')
export const Detail = {
  ...pageStory('/mobile/products/phones/detail/samsung-galaxy-z-fold6/azul-marino'),
  tags: ['visual'],
}
export const SoldOut = pageStory('/mobile/products/phones/detail/samsung-galaxy-z-flip6/amarillo')
export const PaidOnce = pageStory('/mobile/products/accessories/detail/apple-earpods-usb-c/blanco')
