import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pageStory, pagesMeta } from './page-story.ts'

const meta = {
  title: 'Páginas/Dispositivos',
  ...pagesMeta('/mobile/products/phones'),
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Phones: Story = pageStory('/mobile/products/phones')
export const Brand: Story = pageStory('/mobile/products/tablets/samsung')
export const Deals: Story = pageStory('/mobile/products/smartwatches/smartwatch-deals')
export const Accessories: Story = pageStory('/mobile/products/accessories')
export const Detail: Story = pageStory('/mobile/products/phones/detail/samsung-galaxy-z-fold6/azul-marino')
export const SoldOut: Story = pageStory('/mobile/products/phones/detail/samsung-galaxy-z-flip6/amarillo')
export const PaidOnce: Story = pageStory('/mobile/products/accessories/detail/apple-earpods-usb-c/blanco')
