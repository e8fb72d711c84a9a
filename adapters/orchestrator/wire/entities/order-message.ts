import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE } from '#core/checkout/order-code.ts'
import type { CodeAddress, OrderMessage, OrderMessageKind, OrderPlace } from '#core/checkout/order-message.ts'
import type { VisitInstants } from '#core/schedule/visit-instants.ts'
import { branded, nullable } from '../composite.shape.ts'
import { object, tagged } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { literal, text } from '../shape.ts'
import { orderNumber } from './identifier.ts'
import { receipt } from './order.ts'
import { cents } from './pricing.ts'
import { instant } from './time.ts'

export const orderCode: Shape<OrderCode> = branded(text({ min: 6, max: 6, pattern: ORDER_CODE }))

const line = text({ min: 0, max: 254 })

const place: Shape<OrderPlace> = object<OrderPlace>({
  street: line,
  unit: line,
  city: line,
  state: line,
  zip: line,
})

const codeAddress: Shape<CodeAddress> = tagged<CodeAddress, 'channel'>('channel', {
  email: object<Extract<CodeAddress, { readonly channel: 'email' }>>({
    channel: literal('email'),
    email: line,
  }),
  sms: object<Extract<CodeAddress, { readonly channel: 'sms' }>>({ channel: literal('sms'), phone: line }),
})

type Message<Kind extends OrderMessageKind> = Extract<OrderMessage, { readonly kind: Kind }>

/** A message as the outbox keeps it until it is sent. */
export const orderMessage: Shape<OrderMessage> = tagged<OrderMessage, 'kind'>('kind', {
  orderConfirmed: object<Message<'orderConfirmed'>>({
    kind: literal('orderConfirmed'),
    email: line,
    firstName: nullable(line),
    receipt,
    place: nullable(place),
    visitAt: nullable(object<VisitInstants>({ startsAt: instant, endsAt: instant })),
  }),
  orderDeclined: object<Message<'orderDeclined'>>({
    kind: literal('orderDeclined'),
    email: line,
    firstName: nullable(line),
    dueToday: cents,
  }),
  statusCode: object<Message<'statusCode'>>({
    kind: literal('statusCode'),
    to: codeAddress,
    orderNumber,
    code: orderCode,
  }),
})
