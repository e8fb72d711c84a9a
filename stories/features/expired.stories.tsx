import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { Expired, type ExpiredProps } from '#ui/features/sale/confirmation/expired.view.tsx'

const meta: Meta<ExpiredProps> = {
  title: 'Pantallas/La sesión terminó en el pago',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <Expired {...args} />
    </AppFrame>
  ),
  args: { expiry: 'notSent', brand, onContinue: () => undefined },
}

export default meta

type Story = StoryObj<ExpiredProps>

export const NotSent: Story = { name: 'Sin pedido', tags: ['visual'] }

export const Unanswered: Story = { name: 'Pedido pendiente', args: { expiry: 'unanswered' } }

export const Unknown: Story = { name: 'Sin saber si hubo pedido', args: { expiry: 'unknown' } }
