import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from '#ui/kit/progress/progress.tsx'

const meta = {
  title: 'Kit/Espera',
  tags: ['autodocs', 'visual'],
  component: Progress,
  args: { label: 'Buscando tu dirección' },
} satisfies Meta<typeof Progress>

export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = { name: 'Esperando', tags: ['every-width'] }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    label: 'Confirmando tu pedido. Puede tardar hasta un minuto; no cierres esta página ni pagues otra vez',
  },
}
