import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'session', path: ['session.opened', 'after warning', 'askStatus: ending'] }),
  title: 'Pantallas/Fin de sesión',
}

export default meta

type Story = StoryObj<ScreenArgs>

export const Ending: Story = { name: 'Por terminar', tags: ['visual'] }

export const Over: Story = {
  name: 'Terminando',
  args: { path: ['session.opened', 'after warning', 'askStatus: ending', 'after end'] },
}
