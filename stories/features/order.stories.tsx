import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', way: orderWays.order }),
  title: 'Pantallas/Pedido en curso',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Placing: Story = { name: 'Haciendo el pedido' }

export const InDoubt: Story = {
  name: 'El banco no responde',
  args: { way: [...orderWays.order, 'placeOrder: pending'] },
}

export const PriceMoved: Story = {
  name: 'El precio cambió',
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'] },
}

export const Unplaced: Story = {
  name: 'No se confirmó',
  args: { way: [...orderWays.order, 'placeOrder: TimedOut'] },
}

export const Stale: Story = {
  name: 'Ya estaba hecho',
  args: { way: [...orderWays.order, 'placeOrder: Refused CART_ORDERED'] },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'], parts: { brand: wordy } },
}

export const Phone: Story = {
  name: 'A 360 px',
  globals: by.phone,
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'] },
}
export const Tablet: Story = {
  name: 'A 769 px',
  globals: by.tablet,
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'] },
}
export const Desktop: Story = {
  name: 'A 1440 px',
  globals: by.desktop,
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'] },
}
export const Night: Story = {
  name: 'De noche',
  globals: by.night,
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'] },
}
export const LargeText: Story = {
  name: 'Texto al 200 %',
  globals: by.largeText,
  args: { way: [...orderWays.order, 'placeOrder: PriceMoved'] },
}
