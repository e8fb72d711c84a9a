import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { CheckCard, type CheckCardProps } from '#ui/kit/choice/check-card.tsx'

const Taking = (args: CheckCardProps) => {
  const [isTaken, setTaken] = useState(args.checked)
  return <CheckCard {...args} checked={isTaken} onChange={setTaken} />
}

const meta = {
  title: 'Kit/Tarjeta que se marca',
  tags: ['autodocs', 'visual'],
  component: CheckCard,
  render: (args) => <Taking {...args} />,
  args: {
    name: 'home-phone',
    checked: false,
    onChange: () => undefined,
    title: 'Teléfono fijo',
    detail: 'Un número para la casa, con llamadas a todo Estados Unidos.',
    aside: `+${money(cents(1_500)).text} al mes`,
  },
} satisfies Meta<typeof CheckCard>

export default meta

type Story = StoryObj<typeof meta>

export const Left: Story = { name: 'Sin marcar', tags: ['every-width'] }

export const Taken: Story = { name: 'Marcada', args: { checked: true } }

export const Bare: Story = { name: 'Solo el nombre', args: { detail: undefined, aside: undefined } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    title: 'Llamadas internacionales a teléfonos fijos y celulares de todos los países de América Latina',
    detail:
      'Para hablar con la familia en otros países a cualquier hora, los días que quieras, sin contar minutos.',
  },
}
