import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

/** The column of the narrowest bill of a package, in CSS pixels, and the widest window. */
const NARROWEST = 168
const WIDEST = 1_440

const inEachSize = [999, 12_000, 99_999, 999_999].flatMap((amount) =>
  (['small', 'medium', 'large'] as const).map((size) => ({ amount, size })),
)

/** Lists the lines of each part of a price. */
const linesOf = (tag: Element): readonly number[] =>
  [...tag.querySelectorAll('[aria-hidden] span')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map((part) => {
      const text = document.createRange()
      text.selectNodeContents(part)
      return text.getClientRects().length
    })

export const EveryColumn: Story = {
  name: 'En cada ancho de columna',
  tags: ['!visual', '!autodocs'],
  render: () => (
    <div>
      {inEachSize.map(({ amount, size }) => (
        <PriceTag key={`${amount} ${size}`} {...price(amount)} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('[aria-hidden]')?.parentElement?.parentElement
    if (!column) throw new Error('the story has no prices')
    column.style.cssText = 'container-type: inline-size; overflow-wrap: anywhere'
    const tags = [...column.children]
    for (let width = NARROWEST; width <= WIDEST; width += 8) {
      column.style.width = `${width}px`
      const lines = tags.flatMap(linesOf)
      await expect(lines, `lines at ${width} px`).toEqual(lines.map(() => 1))
      const tooWide = tags.flatMap((tag, index) =>
        inEachSize[index]?.size !== 'large' && tag.scrollWidth > width ? [inEachSize[index]] : [],
      )
      await expect(tooWide, `wider than ${width} px`).toEqual([])
    }
  },
}
