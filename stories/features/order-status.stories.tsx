import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { brand } from '#adapters/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { OrderView } from '#core/ports/order-status-calls.ts'
import { quote } from '#core/pricing/quote.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { basisPoints } from '#core/shared/money.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { OrderFound } from '#ui/features/sale/order-status/order-found.view.tsx'
import { NumberForm } from '#ui/features/sale/order-status/order-status.view.tsx'

const line = (name: string) => ({ offerId: name as OfferId, quantity: 1 })

const orderOf = (): OrderView => {
  const { version: catalogVersion, offers, bundles } = brand.catalog
  const lines = [line('internet-gig'), line('advanced-wifi'), line('install-professional')]
  const priced = quote({ catalogVersion, offers, bundles, lines, taxRate: basisPoints(700) })
  if (priced._tag === 'Left') throw new Error(priced.left._tag)
  return {
    orderNumber: '4K7MP-9QRTX' as OrderNumber,
    stage: 'visitAhead',
    placedAt: epochMs(1_795_014_000_000),
    quote: priced.right,
    installKind: 'professional',
    visit: {
      id: 'FL-331-2026-11-24-10' as WindowId,
      date: '2026-11-24' as PlainDate,
      fromHour: 10,
      toHour: 12,
      placesLeft: 1,
    },
    payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
    maskedEmail: 'm•••@correo.example',
    maskedPhone: '••• ••• 0134',
  }
}

const nothing = (): void => undefined
const sheet = {
  brand,
  failure: null,
  error: undefined,
  refusals: 0,
  isBusy: false,
  onSubmit: nothing,
}
const number = {
  orderNumber: '4K7MP-9QRTX',
  channel: 'email',
  onNumber: nothing,
  onChannel: nothing,
} as const
const found = {
  orderedOn: '2026-11-22' as PlainDate,
  brand,
  isMoved: false,
  failure: null,
  onMove: nothing,
  onOther: nothing,
}

const meta: Meta<{ readonly part: ReactNode }> = {
  title: 'Pantallas/Estado del pedido',
  render: ({ part }) => <>{part}</>,
}

export default meta

type Story = StoryObj<{ readonly part: ReactNode }>

export const Malformed: Story = {
  name: 'Número mal escrito',
  args: {
    part: <NumberForm {...sheet} {...number} error="El número de pedido tiene 10 letras y números." />,
  },
}
export const Visit: Story = {
  name: 'Con visita',
  tags: ['visual'],
  args: { part: <OrderFound {...found} order={orderOf()} /> },
}
export const Parcel: Story = {
  name: 'Con envío',
  args: {
    part: (
      <OrderFound
        {...found}
        onMove={null}
        order={{ ...orderOf(), stage: 'parcelUnderWay', installKind: 'self', visit: null, maskedPhone: null }}
      />
    ),
  },
}

const port = { offerId: 'mobile-unlimited' as OfferId, pinUntil: '2026-12-20' as PlainDate }

/** An order of mobile lines alone, with its numbers in different states. */
export const Lines: Story = {
  name: 'Líneas móviles y sus números',
  tags: ['every-width'],
  args: {
    part: (
      <OrderFound
        {...found}
        onMove={null}
        order={{
          ...orderOf(),
          stage: 'linesUnderWay',
          installKind: 'none',
          visit: null,
          delivery: ['SHIPPING'],
          ports: [
            { ...port, lineId: 'line-1', lastDigits: '0134', state: 'underWay' },
            { ...port, lineId: 'line-2', lastDigits: null, state: 'numberNeeded', pinUntil: null },
            { ...port, lineId: 'line-3', lastDigits: '0187', state: 'pinExpired' },
          ],
        }}
      />
    ),
  },
}
