import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { PageBlock } from '#core/template/page-model.ts'
import { block, count, emptyBlock, money, text } from '#core/template/page.ts'
import { cents } from '#core/shared/money.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { PageNoticesView, type PageNoticesViewProps } from '#ui/features/shared/page-notices.view.tsx'

const nothing = (): void => undefined

const coupon = (design: number): PageBlock =>
  block(`coupon-${design}`, 'banner', ['coupon.offer'], {
    parameters: [
      text('badge', '$10 menos al mes con Internet Gig'),
      text('code', 'LATINO10'),
      text('name', 'TV Stream Latino'),
      money('amount', cents(1_000)),
      count('months', 12),
      count('design', design),
    ],
  })

const meta: Meta<PageNoticesViewProps> = {
  title: 'Pantallas/Avisos de la página',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <h1>{configureWords.title}</h1>
      <PageNoticesView {...args} />
    </AppFrame>
  ),
  args: { blocks: [], brand, onCode: nothing, onOpen: nothing },
}

export default meta

type Story = StoryObj<PageNoticesViewProps>

export const Coupons: Story = {
  name: 'Cupones de los dos diseños',
  tags: ['visual'],
  args: { blocks: [coupon(1), coupon(2)] },
}

export const WithoutCodes: Story = {
  name: 'Cupón sin botón',
  args: { blocks: [coupon(1)], onCode: null },
}

export const Home: Story = {
  name: 'La casa y el equipo',
  args: {
    blocks: [
      block('building', 'notice', ['checkout.building']),
      block('ready', 'notice', ['checkout.ready']),
      block('xumo', 'notice', ['checkout.xumo.leased']),
    ],
  },
}

export const NotIncluded: Story = {
  name: 'Nada incluido',
  tags: ['every-width'],
  args: {
    blocks: [emptyBlock('notIncluded', 'included.none', { labelKey: 'way.products', to: '/buy/products' })],
  },
}

export const Campaign: Story = {
  name: 'Campaña y programa de ayuda',
  args: {
    blocks: [
      block('campaign', 'notice', ['products.campaign']),
      block('programs', 'notice', ['products.programs']),
    ],
  },
}
