import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { CartCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { CouponDialog, type CouponDialogProps } from '#ui/features/sale/shared/coupon-dialog.view.tsx'

const code = 'LATINO10' as CouponCode
const GIG = 'internet-gig' as OfferId
const LATINO = 'tv-stream-latino' as OfferId

const coupon: CartCoupon = {
  code,
  promotionId: 'tv-stream-latino-first-buyers',
  offerId: LATINO,
  badgeText: '$10 menos al mes con Internet Gig',
  off: cents(1_000),
  months: 12,
}

const nothing = (): void => undefined

const meta: Meta<CouponDialogProps> = {
  title: 'Pantallas/Código de descuento',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppFrame brand={brand}>
      <h1>{configureWords.title}</h1>
      <CouponDialog {...args} />
    </AppFrame>
  ),
  args: {
    state: 'entering',
    code: null,
    obstacle: null,
    failure: null,
    coupons: [],
    nameOf: (id) => findOffer(brand.catalog.offers, id as OfferId)?.name ?? id,
    brand,
    onApply: nothing,
    onRemove: nothing,
    onAdd: nothing,
    onRetry: nothing,
    onClose: nothing,
  },
}

export default meta

type Story = StoryObj<CouponDialogProps>

export const Entering: Story = { name: 'Sin código', tags: ['visual'] }

export const Malformed: Story = { name: 'No parece un código', args: { state: 'malformed' } }

export const Applying: Story = { name: 'Revisando', args: { state: 'applying', code } }

export const Applied: Story = {
  name: 'Aplicado',
  tags: ['every-width'],
  args: { state: 'applied', code, coupons: [{ coupon, off: cents(1_000) }] },
}

export const WithoutEffect: Story = {
  name: 'En el pedido, sin efecto',
  args: { coupons: [{ coupon, off: cents(0) }] },
}

export const Removing: Story = {
  name: 'Quitando',
  args: { state: 'removing', code, coupons: [{ coupon, off: cents(1_000) }] },
}

export const Removed: Story = { name: 'Quitado', args: { state: 'removed', code } }

export const Missing: Story = {
  name: 'Falta un servicio',
  tags: ['every-width'],
  args: {
    state: 'unmet',
    code,
    obstacle: {
      kind: 'NoDiscount',
      offerId: LATINO,
      reasons: [
        { kind: 'NotInCart', offerId: LATINO },
        { kind: 'ConditionUnmet', condition: { kind: 'RatePlan', offerId: GIG } },
      ],
      changes: [
        { kind: 'AddOffer', offerId: LATINO, quantity: 1, replaces: null },
        { kind: 'AddOffer', offerId: GIG, quantity: 1, replaces: 'internet-500' as OfferId },
      ],
    },
  },
}

export const Outdone: Story = {
  name: 'Ya hay otro descuento',
  args: {
    state: 'unmet',
    code,
    obstacle: {
      kind: 'NoDiscount',
      offerId: LATINO,
      reasons: [{ kind: 'Outdone', by: 'everybody' }],
      changes: null,
    },
  },
}

export const NotForThisOrder: Story = {
  name: 'No es para este pedido',
  args: {
    state: 'unmet',
    code,
    obstacle: { kind: 'NoDiscount', offerId: LATINO, reasons: [], changes: null },
  },
}

export const Expired: Story = {
  name: 'Vencido',
  args: { state: 'unmet', code, obstacle: { kind: 'CodeExpired', lastDay: '2026-10-31' as PlainDate } },
}

export const OtherChannel: Story = {
  name: 'De otro punto de venta',
  args: { state: 'unmet', code, obstacle: { kind: 'OtherChannel' } },
}

const refused = (refusal: 'NOT_FOUND' | 'PROMOTION_SPENT' | 'TOO_MANY'): Partial<CouponDialogProps> => ({
  state: 'failed',
  code,
  failure: { _tag: 'Refused', code: refusal, requestId: 'peticion-7' },
})

export const Unknown: Story = { name: 'Desconocido', args: refused('NOT_FOUND') }

export const Spent: Story = { name: 'Sin usos', args: refused('PROMOTION_SPENT') }

export const Limited: Story = { name: 'Muchos intentos', args: refused('TOO_MANY') }

export const Unreachable: Story = {
  name: 'Con falla',
  args: {
    state: 'notRemoved',
    code,
    failure: { _tag: 'Unreachable' },
    coupons: [{ coupon, off: cents(1_000) }],
  },
}
