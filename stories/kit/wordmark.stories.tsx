import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'

const meta = {
  title: 'Kit/Marca',
  tags: ['autodocs'],
  component: Wordmark,
  args: { name: 'Cometa' },
} satisfies Meta<typeof Wordmark>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: 'Sin enlace' }

export const Link: Story = { name: 'Enlace', args: { href: '/', 'aria-label': 'Cometa: ir al inicio' } }

export const LongText: Story = { name: 'Nombre largo', args: { name: 'Telefónica del Atlántico' } }
