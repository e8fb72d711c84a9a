import type { Meta, StoryObj } from '@storybook/react-vite'
import { cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'

const price = (amount: number) => {
  const { currencySign, whole, cents: fraction, spoken } = money(cents(amount))
  return { currencySign, whole, cents: fraction, period: 'al mes', spoken: `${spoken} al mes` }
}

const meta = {
  title: 'Kit/Precio',
  component: PriceTag,
  tags: ['autodocs', 'visual'],
  args: price(7_000),
} satisfies Meta<typeof PriceTag>

export default meta

type Story = StoryObj<typeof meta>

const later = `Desde el mes 13, ${money(cents(10_000)).text}`

export const Steps: Story = {
  name: 'Sube después',
  tags: ['every-width'],
  args: { size: 'large', after: later },
}

export const Flat: Story = {
  name: 'No cambia',
  args: { timeline: 'flat', after: 'El mismo precio cada mes' },
}

export const Small: Story = { name: 'Pequeño', args: { size: 'small', after: later } }

export const Bare: Story = { name: 'Sin periodo', args: { ...price(6_500), period: undefined } }

export const WithCents: Story = { name: 'Con centavos', args: { ...price(8_999), after: later } }

export const LongText: Story = {
  name: 'Texto largo',
  tags: ['every-width'],
  args: {
    ...price(123_456),
    size: 'large',
    after: `${later} al mes, con el mismo equipo y sin contrato de permanencia, hasta que tú decidas cambiarlo`,
  },
}
