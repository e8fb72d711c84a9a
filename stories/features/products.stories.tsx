import type { Meta, StoryObj } from '@storybook/react-vite'
import { shopWays } from '../journeys/ways.ts'
import { wordy } from '../stage/brands.ts'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'shopping', way: shopWays.shelf }),
  title: 'Pantallas/Planes',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Open: Story = { name: 'Con planes' }

export const Loading: Story = { name: 'Buscando', args: { way: ['session.opened'] } }

export const Empty: Story = {
  name: 'Sin planes en línea',
  args: { way: ['session.opened', 'loadShelf: answers without a plan'] },
}

export const Failed: Story = {
  name: 'Con falla',
  args: { way: ['session.opened', 'loadShelf: ProviderBroken'] },
}

export const Chosen: Story = {
  name: 'Con plan elegido',
  args: { way: [...shopWays.plan, 'step.requested products'] },
}

export const LongText: Story = { name: 'Texto largo', args: { parts: { brand: wordy } } }

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
