import type { Meta, StoryObj } from '@storybook/react-vite'
import { identity } from '#adapters/brand/identity.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'

const meta = {
  title: 'Kit/Marca',
  tags: ['autodocs', 'visual'],
  component: Wordmark,
  args: { name: identity.name },
} satisfies Meta<typeof Wordmark>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Sin enlace', tags: ['every-width'] }

export const Link: Story = {
  name: 'Enlace',
  args: { href: '/', 'aria-label': commonWords.home(identity.name) },
}

export const LongText: Story = {
  name: 'Nombre largo',
  tags: ['every-width'],
  args: { name: 'Telefónica del Atlántico' },
}
