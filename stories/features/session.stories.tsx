import type { Meta, StoryObj } from '@storybook/react-vite'
import { by, screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'session', way: ['session.opened', 'after warning', 'askStatus: ending'] }),
  title: 'Pantallas/Fin de sesión',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Ending: Story = { name: 'Por terminar' }

export const Over: Story = {
  name: 'Terminando',
  args: { way: ['session.opened', 'after warning', 'askStatus: ending', 'after end'] },
}

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
