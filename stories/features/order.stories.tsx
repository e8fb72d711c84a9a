import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderPaths } from '../journeys/paths.ts'
import { wordy } from '../stage/brands.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', path: orderPaths.order }),
  title: 'Pantallas/Pedido en curso',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Placing: Story = { name: 'Haciendo el pedido' }

export const InDoubt: Story = {
  name: 'El banco no responde',
  args: { path: [...orderPaths.order, 'placeOrder: pending'] },
}

export const PriceMoved: Story = {
  name: 'El precio cambió',
  tags: ['visual'],
  args: { path: [...orderPaths.order, 'placeOrder: PriceMoved'] },
}

export const Unplaced: Story = {
  name: 'No se confirmó',
  args: { path: [...orderPaths.order, 'placeOrder: TimedOut'] },
}

export const Stale: Story = {
  name: 'Ya estaba hecho',
  args: { path: [...orderPaths.order, 'placeOrder: Refused CART_ORDERED'] },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: { path: [...orderPaths.order, 'placeOrder: PriceMoved'], parts: { brand: wordy } },
}
