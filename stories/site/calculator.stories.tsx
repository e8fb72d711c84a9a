import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.tsx'

const meta: Meta<typeof Page> = {
  ...pagesMeta,
  tags: ['public-page'],
  title: 'Páginas/Calculadora de ahorro',
}

export default meta

export const Calculator = pageStory('/packages/savings-calculator')
export const LegacyCalculator = pageStory('/packages/savings-calculator-legacy')
export const StoresCalculator = pageStory('/packages/savings-calculator/stores')
export const AgentCalculator = pageStory('/packages/savings-calculator/agent')
