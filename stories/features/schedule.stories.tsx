import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { scheduleWords } from '#ui/content/es/sale/schedule.ts'
import { orderPaths } from '../journeys/paths.ts'
import { wordy } from '../stage/brands.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const confirm = new RegExp(scheduleWords.confirm('.*'))

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', path: [...orderPaths.byCard, 'loadWindows: answers'] }),
  title: 'Pantallas/Visita',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Con horarios' }

export const Loading: Story = { name: 'Buscando', args: { path: orderPaths.byCard } }

export const Refused: Story = {
  name: 'Sin elegir',
  args: {
    press: () => userEvent.click(screen.getByRole('button', { name: confirm })),
  },
}

export const Held: Story = { name: 'Con visita guardada', tags: ['visual'], args: { path: orderPaths.visit } }

export const Gone: Story = {
  name: 'Otro tomó el lugar',
  args: {
    path: [
      ...orderPaths.byCard,
      'loadWindows: answers',
      'window.chosen',
      'holdWindow: Refused WINDOW_GONE',
      'loadWindows: answers',
    ],
  },
}

export const Full: Story = {
  name: 'Todo lleno',
  args: { path: [...orderPaths.byCard, 'loadWindows: answers without a place'] },
}

export const Failed: Story = {
  name: 'Con falla',
  args: { path: [...orderPaths.byCard, 'loadWindows: Unreachable'] },
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }
