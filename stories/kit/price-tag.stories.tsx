import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'

const meta: Meta<typeof PriceTag> = { title: 'Kit/Precio', component: PriceTag }

export default meta

type Story = StoryObj<typeof PriceTag>

const gig = { currencySign: '$', whole: '70', cents: '.00', period: 'al mes', spoken: '70 dólares al mes' }

export const Steps: Story = { args: { ...gig, size: 'large', after: 'Desde el mes 13, $100.00' } }

export const Flat: Story = {
  args: { ...gig, size: 'medium', course: 'flat', after: 'El mismo precio cada mes' },
}
