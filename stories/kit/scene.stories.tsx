import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SceneName } from '#core/brand/illustration.ts'
import { Scene } from '#ui/kit/scene/scene.tsx'
import * as css from '../gallery.css.ts'
import { sceneTitles } from './scene-titles.ts'

const names = Object.keys(sceneTitles) as SceneName[]

const meta = {
  title: 'Kit/Escena',
  tags: ['autodocs', 'visual'],
  component: Scene,
  args: { name: 'hero' },
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Scene>

export default meta

type Story = StoryObj<typeof meta>

export const Gallery: Story = {
  name: 'Galería',
  tags: ['every-width'],
  render: () => (
    <ul className={css.loose}>
      {names.map((name) => (
        <li key={name} className={css.piece}>
          <Scene name={name} />
          <span className={css.caption}>{`${sceneTitles[name]} · ${name}`}</span>
        </li>
      ))}
    </ul>
  ),
}

export const Decoration: Story = { name: 'Adorno' }

export const Named: Story = {
  name: 'Con descripción',
  args: { name: 'confirmation', title: 'Una familia saluda desde el balcón con la cometa en alto' },
}
