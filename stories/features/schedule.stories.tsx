import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { orderWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const confirm = new RegExp(scheduleWords.confirm('.*'))

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'checkout', way: [...orderWays.byCard, 'loadWindows: answers'] }),
  title: 'Pantallas/Visita',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Con horarios' }

export const Loading: Story = { name: 'Buscando', args: { way: orderWays.byCard } }

export const Refused: Story = {
  name: 'Sin elegir',
  args: {
    press: () => userEvent.click(screen.getByRole('button', { name: confirm })),
  },
}

export const Held: Story = { name: 'Con visita guardada', args: { way: orderWays.visit } }

export const Gone: Story = {
  name: 'Otro tomó el lugar',
  args: {
    way: [
      ...orderWays.byCard,
      'loadWindows: answers',
      'window.chosen',
      'holdWindow: Refused WINDOW_GONE',
      'loadWindows: answers',
    ],
  },
}

export const Full: Story = {
  name: 'Todo lleno',
  args: { way: [...orderWays.byCard, 'loadWindows: answers without a place'] },
}

export const Failed: Story = {
  name: 'Con falla',
  args: { way: [...orderWays.byCard, 'loadWindows: Unreachable'] },
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

export const Phone: Story = { name: 'A 360 px', globals: by.phone, args: { way: orderWays.visit } }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet, args: { way: orderWays.visit } }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop, args: { way: orderWays.visit } }
export const Night: Story = { name: 'De noche', globals: by.night, args: { way: orderWays.visit } }
export const LargeText: Story = {
  name: 'Texto al 200 %',
  globals: by.largeText,
  args: { way: orderWays.visit },
}
