import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ActionBar } from '#ui/kit/page/action-bar.tsx'
import { sheet } from '../gallery.css.ts'

const monthly = money(cents(8_000)).text

const meta = {
  title: 'Kit/Barra de acción',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={sheet}>{Story()}</div>],
  args: { summary: <strong>{monthly} al mes</strong>, children: <Button>Seguir a tus datos</Button> },
} satisfies Meta<typeof ActionBar>

export default meta

type Story = StoryObj<typeof meta>

export const WithTotal: Story = { name: 'Con total' }

export const OnlyAction: Story = { name: 'Solo la acción', args: { summary: undefined } }

export const Busy: Story = {
  name: 'Ocupada',
  args: {
    children: (
      <Button busy busyLabel="Guardando...">
        Seguir a tus datos
      </Button>
    ),
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    summary: `${monthly} al mes con impuestos durante el primer año, y ${money(cents(11_000)).text} desde el mes 13`,
    children: <Button>Pagar el primer mes y elegir el día de la visita</Button>,
  },
}
