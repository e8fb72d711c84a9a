import type { Meta, StoryObj } from '@storybook/react-vite'
import { orderPaths, shopPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

/** A page model that never arrives. */
const loadPageModel = () => () => new Promise<never>(() => undefined)

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', parts: { loadPageModel } }),
  title: 'Pantallas/Cargando',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Products: Story = {
  name: 'Planes',
  tags: ['visual'],
  args: { journey: 'sale', path: shopPaths.offers },
}

export const Configure: Story = { name: 'Servicios', args: { journey: 'sale', path: shopPaths.plan } }

export const Details: Story = { name: 'Datos', tags: ['visual'], args: { path: orderPaths.requirements } }

export const Payment: Story = { name: 'Pago', args: { path: orderPaths.payment } }

export const Visit: Story = {
  name: 'Visita',
  args: { path: orderPaths.windows },
}
