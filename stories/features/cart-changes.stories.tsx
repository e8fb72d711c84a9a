import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({
    journey: 'shopping',
    way: [
      'session.opened',
      'loadShelf: answers',
      'plan.chosen',
      'saveChange: answers',
      'cart.refreshed elsewhere',
    ],
    press: async () => void (await screen.findByRole('alertdialog')),
  }),
  title: 'Pantallas/Carrito cambiado',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Asked: Story = { name: 'Cambió en otra pestaña' }

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
