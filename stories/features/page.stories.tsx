import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { landing } from '#ui/content/es/pages/landing.ts'
import { termsPolicy } from '#ui/content/es/pages/terms-policy.ts'
import { Page } from '#ui/site/page.tsx'
import { wordy } from '../stage/brands.ts'

const meta = {
  title: 'Pantallas/Portada',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: landing(brand) },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

const terms = { brand, page: termsPolicy(brand) }

export const Default: Story = { name: 'Sin buscar todavía', tags: ['visual'] }

export const LongText: Story = { name: 'Texto largo', args: { brand: wordy, page: landing(wordy) } }

export const Terms: Story = { name: 'Condiciones', args: terms }
