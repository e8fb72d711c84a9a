import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { BusyPage } from '#ui/site/plain-pages.tsx'

const meta = {
  title: 'Pantallas/Tienda ocupada',
  component: BusyPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand },
} satisfies Meta<typeof BusyPage>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Página', tags: ['visual'] }
