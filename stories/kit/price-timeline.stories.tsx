import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { Card } from '#ui/kit/card/card.tsx'
import { PriceTimeline, type TimelinePeriod } from '#ui/kit/price/price-timeline.tsx'

const period = (amount: number, months: string): TimelinePeriod => ({
  id: months,
  amount,
  words: (
    <>
      <strong>{money(cents(amount)).text}</strong>
      <span>{months}</span>
    </>
  ),
})

const meta = {
  title: 'Kit/Precio en el tiempo',
  tags: ['autodocs', 'visual'],
  component: PriceTimeline,
  args: { periods: [period(7_000, 'los primeros 12 meses'), period(10_000, 'desde el mes 13')] },
} satisfies Meta<typeof PriceTimeline>

export default meta

type Story = StoryObj<typeof meta>

export const Rises: Story = { name: 'Sube una vez', tags: ['every-width'] }

export const Flat: Story = { name: 'No cambia', args: { periods: [period(5_000, 'todos los meses')] } }

export const Twice: Story = {
  name: 'Sube dos veces',
  args: {
    size: 'large',
    periods: [
      period(0, 'los primeros 3 meses'),
      period(6_000, 'del mes 4 al 12'),
      period(9_000, 'desde el mes 13'),
    ],
  },
}

export const Instalments: Story = {
  name: 'Sube y baja: mensualidades que terminan',
  args: {
    size: 'large',
    periods: [
      period(20_019, 'hasta el mes 12'),
      period(26_019, 'del mes 13 al 35'),
      period(25_983, 'el mes 36'),
      period(19_540, 'desde el mes 37'),
    ],
  },
}

export const InCard: Story = {
  name: 'De borde a borde de una tarjeta',
  args: { bleed: true, top: 12_000 },
  render: (args) => (
    <Card>
      <h2>Internet Gig</h2>
      <PriceTimeline {...args} />
    </Card>
  ),
}

export const Free: Story = { name: 'Sin costo', args: { periods: [period(0, 'todos los meses')] } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    periods: [
      period(12_345_678, 'los primeros 12 meses, hasta el 24 de septiembre de 2027'),
      period(23_456_789, 'desde el mes 13, que empieza el 25 de septiembre de 2027'),
    ],
  },
}
