import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderPaths, shopPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

/** The landmark screens in English. Every other story has the language of the toolbar. */
const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'sale' }),
  title: 'Pantallas/En inglés',
  globals: { language: 'en' },
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Plans: Story = { name: 'Planes', args: { path: shopPaths.offers } }

export const Services: Story = { name: 'Servicios', args: { path: shopPaths.plan } }

export const Details: Story = {
  name: 'Datos',
  args: { journey: 'checkout', path: orderPaths.requirements },
}

export const Visit: Story = { name: 'Visita', args: { journey: 'checkout', path: orderPaths.windows } }

export const Payment: Story = { name: 'Pago', args: { journey: 'checkout', path: orderPaths.payment } }

export const Confirmation: Story = {
  name: 'Confirmación',
  args: { journey: 'checkout', path: orderPaths.placed },
}
