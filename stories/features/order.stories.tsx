import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { orderWords } from '#ui/features/sale/order/es.ts'
import { Unplaced as UnplacedView } from '#ui/features/sale/order/unplaced.view.tsx'
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

const nothing = (): void => undefined

/** The stock ran out while the buyer paid: the device is named, and its line can be changed. */
export const SoldOut: Story = {
  name: 'Un dispositivo se agotó',
  tags: ['every-width'],
  play: async () => {
    await screen.findByRole('button', { name: orderWords.unplaced.devices })
  },
  render: () => (
    <UnplacedView
      failure={{
        _tag: 'Refused',
        code: 'OUT_OF_STOCK',
        requestId: 'r1',
        soldOut: [
          {
            sku: 'apple-iphone-17-pro-azul-profundo-256-gb',
            name: 'Apple iPhone 17 Pro, Azul profundo, 256 GB',
          },
        ],
      }}
      brand={brand}
      onRetry={nothing}
      onReview={nothing}
      onDevices={nothing}
    />
  ),
}
