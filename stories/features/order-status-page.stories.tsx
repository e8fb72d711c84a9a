import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { OrderStatusPage } from '#ui/site/order-status-page.tsx'

const meta = {
  title: 'Pantallas/Buscar un pedido',
  component: OrderStatusPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand },
} satisfies Meta<typeof OrderStatusPage>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Página', tags: ['visual'] }
