import type { AddressForm } from '#core/address/address-form.ts'
import type { CodeAddress, OrderPlace } from '#core/checkout/order-message.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { VisitInstants } from '#core/schedule/visit-instants.ts'
import { nullable } from '#adapters/shape/composite.shape.ts'
import { object, tagged } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { literal, string } from '#adapters/shape/shape.ts'
import { receipt } from './receipt.stored.ts'
import { cents, instant, named, oneOf, plainDate } from './value.stored.ts'

type CodeAddressOf<Channel extends CodeAddress['channel']> = Extract<
  CodeAddress,
  { readonly channel: Channel }
>

type Message<Kind extends OutgoingMessage['kind']> = Extract<OutgoingMessage, { readonly kind: Kind }>

const address = object<AddressForm>({ street: string, unit: string, zip: string })

/** The content of an unsent message. */
export const outgoingMessage: Shape<OutgoingMessage> = tagged<OutgoingMessage, 'kind'>('kind', {
  orderConfirmed: object<Message<'orderConfirmed'>>({
    kind: literal('orderConfirmed'),
    email: string,
    firstName: nullable(string),
    receipt,
    place: nullable(
      object<OrderPlace>({ street: string, unit: string, city: string, state: string, zip: string }),
    ),
    visitAt: nullable(object<VisitInstants>({ startsAt: instant, endsAt: instant })),
  }),
  orderDeclined: object<Message<'orderDeclined'>>({
    kind: literal('orderDeclined'),
    email: string,
    firstName: nullable(string),
    dueToday: cents,
  }),
  statusCode: object<Message<'statusCode'>>({
    kind: literal('statusCode'),
    to: tagged<CodeAddress, 'channel'>('channel', {
      email: object<CodeAddressOf<'email'>>({ channel: literal('email'), email: string }),
      sms: object<CodeAddressOf<'sms'>>({ channel: literal('sms'), phone: string }),
    }),
    orderNumber: named(),
    code: named(),
  }),
  followUpReceived: object<Message<'followUpReceived'>>({
    kind: literal('followUpReceived'),
    email: string,
    followUp: oneOf<FollowUpKind>({ notice: true, dispute: true }),
    address: nullable(address),
    expectedOn: nullable(plainDate),
  }),
  serviceAvailable: object<Message<'serviceAvailable'>>({
    kind: literal('serviceAvailable'),
    email: string,
    address,
  }),
  accountCode: object<Message<'accountCode'>>({
    kind: literal('accountCode'),
    email: string,
    code: named(),
  }),
})
