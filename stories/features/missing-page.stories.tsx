import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { MissingPage } from '#ui/site/plain-pages.tsx'

const meta = {
  title: 'Pantallas/Página que no existe',
  component: MissingPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand },
} satisfies Meta<typeof MissingPage>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Página', tags: ['visual'] }
