import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { Page } from '#ui/site/page.tsx'
import { writePage } from '#ui/site/site-records.ts'
import { wordy } from '../stage/brands.ts'

const meta = {
  title: 'Pantallas/Portada',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand, page: writePage(brand, '/').page },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Sin buscar todavía', tags: ['visual'] }

export const LongText: Story = {
  name: 'Texto largo',
  args: { brand: wordy, page: writePage(wordy, '/').page },
}
