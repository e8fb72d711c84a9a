import type { Meta, StoryObj } from '@storybook/react-vite'
import { DrawnIcon, Icon } from '#ui/kit/icon/icon.tsx'
import { siteIconPaths } from '#ui/site/site-icons.ts'
import * as css from '../gallery.css.ts'

const meta = {
  title: 'Kit/Icono',
  component: Icon,
  tags: ['autodocs', 'visual'],
  args: { name: 'home' },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const Decoration: Story = { name: 'Adorno', tags: ['every-width'] }

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
      {Object.entries(siteIconPaths).map(([name, path]) => (
        <li key={name} className={css.piece}>
          <DrawnIcon path={path} size="large" />
          <span className={css.caption}>{name}</span>
        </li>
      ))}
    </ul>
  ),
}
