import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Paquetes',
}

export default meta

export const Packages = { ...pageStory('/packages'), tags: ['visual'] }
export const One = { ...pageStory('/packages/{product}-one'), tags: ['visual'] }
export const BestDeals = { ...pageStory('/packages/best-deals'), tags: ['visual'] }
export const Choose = pageStory('/choose-{product}')
export const Military = pageStory('/choose-{product}/military')
export const ContractBuyout = pageStory('/choose-{product}/contract-buyout')
export const Access = pageStory('/choose-{product}/access')
