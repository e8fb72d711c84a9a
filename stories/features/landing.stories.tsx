import type { Meta, StoryObj } from '@storybook/react-vite'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { landingFacts } from '#ui/site/landing/landing-facts.ts'
import { Landing, type LandingProps } from '#ui/site/landing/landing.tsx'
import { wordy } from '../stage/brands.ts'
import { by } from './screen-story.ts'

const meta: Meta<LandingProps> = {
  title: 'Pantallas/Portada',
  component: Landing,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand: cometa, facts: landingFacts(cometa) },
}

export default meta

type Story = StoryObj<LandingProps>

export const Default: Story = { name: 'Sin buscar todavía' }

export const LongText: Story = { name: 'Texto largo', args: { brand: wordy, facts: landingFacts(wordy) } }

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
