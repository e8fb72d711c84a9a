import type { AddressForm } from '#core/address/address-form.ts'
import type { CodeAddress, LoginChange, LoginLock } from '#core/checkout/order-message.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { VisitInstants } from '#core/schedule/visit-instants.ts'
import { nullable, optional } from '#adapters/shape/composite.shape.ts'
import { object, tagged } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { literal, string } from '#adapters/shape/shape.ts'
import { serviceChange } from './change.stored.ts'
import { paymentSummary } from './payment.stored.ts'
import { place } from './portal-account.stored.ts'
import { receipt, visit } from './receipt.stored.ts'
import { cents, count, instant, many, named, oneOf, plainDate } from './value.stored.ts'

type CodeAddressOf<Channel extends CodeAddress['channel']> = Extract<
  CodeAddress,
  { readonly channel: Channel }
>

type Message<Kind extends OutgoingMessage['kind']> = Extract<OutgoingMessage, { readonly kind: Kind }>

const address = object<AddressForm>({ street: string, unit: string, zip: string })

const visitAt = object<VisitInstants>({ startsAt: instant, endsAt: instant })

/** The parts of a message about a change of services. */
const ofChange = {
  email: string,
  firstName: string,
  change: serviceChange,
  serviceNames: many(string),
}

/** The parts of a message about a visit that has changed. */
const ofVisit = {
  email: string,
  firstName: string,
  orderNumber: named<OrderNumber>(),
  visit,
  visitAt,
  isSiteVisit: optional(literal(true)),
  place,
  toldAt: instant,
  sequence: count,
}

/** The parts of a message about automatic payments. */
const ofAutoPay = {
  email: string,
  firstName: string,
  method: nullable(paymentSummary),
  nextBillOn: plainDate,
  dueOn: plainDate,
}

/** The content of an unsent message. */
export const outgoingMessage: Shape<OutgoingMessage> = tagged<OutgoingMessage, 'kind'>('kind', {
  orderConfirmed: object<Message<'orderConfirmed'>>({
    kind: literal('orderConfirmed'),
    email: string,
    firstName: nullable(string),
    receipt,
    place: nullable(place),
    visitAt: nullable(visitAt),
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
  identityCode: object<Message<'identityCode'>>({
    kind: literal('identityCode'),
    purpose: oneOf<Message<'identityCode'>['purpose']>({ login: true, signup: true, reset: true }),
    email: string,
    code: named(),
  }),
  identityChanged: object<Message<'identityChanged'>>({
    kind: literal('identityChanged'),
    change: oneOf<LoginChange>({ password: true, totp: true, email: true }),
    email: string,
  }),
  identityLocked: object<Message<'identityLocked'>>({
    kind: literal('identityLocked'),
    lock: oneOf<LoginLock>({ password: true, factor: true }),
    minutes: count,
    email: string,
  }),
  accountCode: object<Message<'accountCode'>>({
    kind: literal('accountCode'),
    email: string,
    code: named(),
  }),
  changeRequested: object<Message<'changeRequested'>>({ kind: literal('changeRequested'), ...ofChange }),
  changeWithdrawn: object<Message<'changeWithdrawn'>>({ kind: literal('changeWithdrawn'), ...ofChange }),
  changeDone: object<Message<'changeDone'>>({ kind: literal('changeDone'), ...ofChange }),
  visitMoved: object<Message<'visitMoved'>>({ kind: literal('visitMoved'), ...ofVisit }),
  visitCancelled: object<Message<'visitCancelled'>>({ kind: literal('visitCancelled'), ...ofVisit }),
  autoPayEnded: object<Message<'autoPayEnded'>>({ kind: literal('autoPayEnded'), ...ofAutoPay }),
  autoPayStarted: object<Message<'autoPayStarted'>>({ kind: literal('autoPayStarted'), ...ofAutoPay }),
})
