import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { OrderStatusPage } from '#ui/site/order-status-page.tsx'
import { HumanCheck, type HumanCheckProps } from '#ui/features/shared/human-check.connected.tsx'

const meta: Meta<HumanCheckProps> = {
  title: 'Pantallas/Comprobación de persona',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <OrderStatusPage brand={brand} />
      <HumanCheck {...args} />
    </>
  ),
  args: { isChecking: true },
}

export default meta

type Story = StoryObj<HumanCheckProps>

export const Checking: Story = { name: 'Comprobando más de tres segundos' }

export const Silent: Story = { name: 'Sin espera', args: { isChecking: false } }
