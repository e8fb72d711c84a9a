import type { CodeAddress, OrderMessage, OrderMessageKind, OrderPlace } from '#core/checkout/order-message.ts'
import type { VisitInstants } from '#core/schedule/visit-instants.ts'
import { nullable } from '../wire/composite.shape.ts'
import { object, tagged } from '../wire/object.shape.ts'
import type { Shape } from '../wire/shape.ts'
import { literal, text } from '../wire/shape.ts'
import { orderNumber } from '../wire/entities/identifier.ts'
import { orderCode } from '../wire/entities/order-view.ts'
import { receipt } from '../wire/entities/order.ts'
import { cents } from '../wire/entities/pricing.ts'
import { instant } from '../wire/entities/time.ts'

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
