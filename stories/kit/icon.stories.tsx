import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconPaths, type IconName } from '#ui/kit/icon/icon-drawings.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from '../gallery.css.ts'

const meta = {
  title: 'Kit/Icono',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'home' },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const Decoration: Story = { name: 'Adorno' }

export const Named: Story = { name: 'Con nombre', args: { title: 'Tu casa' } }

export const Sizes: Story = {
  name: 'Tamaños',
  render: ({ name }) => (
    <p>
      <Icon name={name} size="small" /> <Icon name={name} /> <Icon name={name} size="large" />
    </p>
  ),
}

export const Gallery: Story = {
  name: 'Galería',
  render: () => (
    <ul className={css.tight}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} className={css.piece}>
          <Icon name={name} size="large" />
          <code className={css.caption}>{name}</code>
        </li>
      ))}
    </ul>
  ),
}
