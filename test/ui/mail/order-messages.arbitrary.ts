import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { followUpKind } from '#test/arbitraries/follow-up.arbitrary.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { quote } from '#core/pricing/quote.ts'
import { visitInstants } from '#core/schedule/visit-instants.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { orderNumberFrom } from '#adapters/provider/order/order-number.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { amount } from '#test/arbitraries/money.arbitrary.ts'
import { quoteInput } from '#test/arbitraries/quote.arbitrary.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'

const orderNumber: fc.Arbitrary<OrderNumber> = fc.string({ minLength: 22 }).map(orderNumberFrom)

/** Receipts of carts that are priced, with every kind of installation and of payment. */
export const orderReceipt: fc.Arbitrary<OrderReceipt> = fc
  .record({
    orderNumber,
    input: quoteInput,
    minutes: fc.nat(1_000_000),
    visit: fc.option(installationWindow),
    isSelf: fc.boolean(),
    payment: fc.constantFrom<OrderReceipt['payment']>(
      { kind: 'card', issuer: 'Visa', lastFour: '1111' },
      { kind: 'bank', accountKind: 'checking', lastFour: '6789' },
    ),
  })
  .map(({ orderNumber, input, minutes, visit, isSelf, payment }) => {
    const priced = quote(input)
    if (E.isLeft(priced)) throw new Error(priced.left._tag)
    return {
      orderNumber,
      placedAt: epochMs(START_OF_TESTS + minutes * 60_000),
      quote: priced.right,
      installKind: isSelf ? 'self' : 'professional',
      visit: isSelf ? null : visit,
      payment,
      emailAddress: 'maria@correo.example',
    }
  })

const firstName = fc.option(
  fc.constantFrom(
    'María',
    'Ñandú',
    'José & Ana',
    '<b>Eva</b>',
    '"; DROP',
    'Zoë 😀',
    '${name}',
    'www.evil.example',
    'evil.com',
  ),
)

const place = { street: '742 Magnolia Street', unit: 'Apt 3', city: 'Miami', state: 'FL', zip: '33130' }

export const orderConfirmedMessage: fc.Arbitrary<Extract<OrderMessage, { kind: 'orderConfirmed' }>> = fc
  .record({ receipt: orderReceipt, firstName, hasPlace: fc.boolean() })
  .map(({ receipt, firstName, hasPlace }) => ({
    kind: 'orderConfirmed',
    email: receipt.emailAddress,
    firstName,
    receipt,
    place: hasPlace ? place : null,
    visitAt:
      receipt.visit !== null && hasPlace
        ? visitInstants(receipt.visit, { state: 'FL', utcOffsetMinutes: -300 })
        : null,
  }))

const orderCode: fc.Arbitrary<OrderCode> = fc
  .nat(999_999)
  .map((value) => String(value).padStart(6, '0') as OrderCode)

/** Messages of every kind. */
export const orderMessages: fc.Arbitrary<OutgoingMessage> = fc.oneof(
  orderConfirmedMessage,
  fc.record({
    kind: fc.constant('orderDeclined' as const),
    email: fc.constant('maria@correo.example'),
    firstName,
    dueToday: amount(),
  }),
  fc.record({
    kind: fc.constant('statusCode' as const),
    to: fc.constantFrom(
      { channel: 'email' as const, email: 'maria@correo.example' },
      { channel: 'sms' as const, phone: '3055550134' },
    ),
    orderNumber,
    code: orderCode,
  }),
  fc.record({
    kind: fc.constant('accountCode' as const),
    email: fc.constant('maria@correo.example'),
    code: orderCode,
  }),
  fc.record({
    kind: fc.constant('followUpReceived' as const),
    email: fc.constant('maria@correo.example'),
    followUp: followUpKind,
    address: fc.option(fc.constant({ street: place.street, unit: place.unit, zip: place.zip })),
    expectedOn: fc.option(fc.constant('2026-12-24' as PlainDate)),
  }),
  fc.record({
    kind: fc.constant('serviceAvailable' as const),
    email: fc.constant('maria@correo.example'),
    address: fc.constant({ street: place.street, unit: place.unit, zip: place.zip }),
  }),
)
