import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({
    journey: 'sale',
    path: ['localized', 'shop.opened', 'plan.chosen', 'saveCart: answers', 'cart.refreshed elsewhere'],
    press: async () => void (await screen.findByRole('alertdialog')),
  }),
  title: 'Pantallas/Carrito cambiado',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Asked: Story = { name: 'Cambió en otra pestaña', tags: ['visual'] }
