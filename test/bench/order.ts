import { orderAnswer } from '#adapters/contract/entities/order.ts'
import type { OrderAnswer, OrderNumber } from '#core/checkout/order.ts'
import { quote } from '#core/pricing/quote.ts'
import type { EpochMs, PlainDate } from '#core/shared/plain-date.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { cartOf } from './carts.ts'

const placed: OrderAnswer = {
  state: 'placed',
  receipt: {
    orderNumber: 'CM-7KQ4-29XW' as OrderNumber,
    placedAt: 1_795_000_000_000 as EpochMs,
    quote: accepted(quote(cartOf(6))),
    installKind: 'professional',
    visit: {
      id: 'window-1' as WindowId,
      date: '2026-12-01' as PlainDate,
      fromHour: 8,
      toHour: 10,
      placesLeft: 3,
    },
    payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
    emailAddress: 'ana.ruiz@correo.example',
  },
}

/** The encoded answer to an order of six lines. */
export const orderText = JSON.stringify(orderAnswer.codec.encode(placed))

export const orderCodec = orderAnswer.codec
