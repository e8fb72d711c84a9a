import type { OrderCredit } from '#core/checkout/order-credit.ts'
import type { CartCoupon } from '#core/catalog/coded-coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { InstallKind, OrderInstall } from '#core/checkout/install-option.ts'
import type { OrderAnswer, OrderReceipt, ReceiptPhone } from '#core/checkout/order.ts'
import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import type { Amount, PriceStep, Quote, QuoteLine } from '#core/pricing/quoted.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Channel } from '#core/session/session.ts'
import { nullable, optional } from '#adapters/shape/composite.shape.ts'
import { object, tagged } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { boolean, literal, string } from '#adapters/shape/shape.ts'
import { paymentSummary } from './payment.stored.ts'
import { cents, count, instant, many, named, oneOf, plainDate } from './value.stored.ts'
import { newVersion } from './version.ts'

export const installKind: Shape<InstallKind> = oneOf({ professional: true, self: true })

const orderInstall: Shape<OrderInstall> = oneOf({ professional: true, self: true, none: true })

const amount: Shape<Amount> = object<Amount>({ net: cents, tax: cents, total: cents })

type QuoteLineV1 = Omit<QuoteLine, 'lineOfBusiness' | 'role'>

const propertiesV1 = {
  offerId: named<OfferId>(),
  name: string,
  quantity: count,
  monthly: amount,
  oneTime: amount,
}

/** Lines of the first version contain neither their line of business nor their role. */
const quoteLine: Shape<QuoteLine> = newVersion(
  object<QuoteLine>({
    ...propertiesV1,
    lineOfBusiness: nullable(oneOf({ Internet: true, TV: true, Voice: true, Mobile: true })),
    role: nullable(oneOf({ plan: true, addOn: true, device: true, installation: true, deposit: true })),
  }),
  object<QuoteLineV1>(propertiesV1),
  (line) => ({ ...line, lineOfBusiness: null, role: null }),
)

export const quote: Shape<Quote> = object<Quote>({
  catalogVersion: string,
  lines: many(quoteLine),
  monthly: amount,
  oneTime: amount,
  dueToday: cents,
  pastDue: optional(cents),
  tradeInCredit: optional(cents),
  later: many(object<PriceStep>({ fromMonth: count, monthly: amount })),
})

export const visit: Shape<InstallationWindow> = object<InstallationWindow>({
  id: named(),
  date: plainDate,
  fromHour: count,
  toHour: count,
  placesLeft: count,
})

const coupon = object<CartCoupon>({
  code: named(),
  promotionId: string,
  offerId: named(),
  badgeText: string,
  off: cents,
  months: count,
})

const phone = object<ReceiptPhone>({
  offerId: named(),
  lineId: string,
  number: nullable(string),
  isPorted: boolean,
})

export const channel: Shape<Channel> = oneOf({ dotcom: true, etail: true, express: true })

export const visitOrigins = {
  vParam: optional(string),
  retailTransId: optional(string),
  campaign: optional(string),
  customerStatus: optional(string),
}

export const receipt: Shape<OrderReceipt> = object<OrderReceipt>({
  orderNumber: named(),
  placedAt: instant,
  quote,
  installKind: orderInstall,
  visit: nullable(visit),
  isSiteVisit: optional(literal(true)),
  payment: nullable(paymentSummary),
  isAutoPay: optional(literal(true)),
  emailAddress: string,
  coupons: optional(many(coupon)),
  phones: optional(many(phone)),
  delivery: optional(many(oneOf<FulfillmentMethod>({ SHIPPING: true, STORE_PICKUP: true, NONE: true }))),
  credit: optional(object<OrderCredit>({ channel, affiliateId: nullable(named()), ...visitOrigins })),
})

type AnswerOf<State extends OrderAnswer['state']> = Extract<OrderAnswer, { readonly state: State }>

export const orderAnswer: Shape<OrderAnswer> = tagged<OrderAnswer, 'state'>('state', {
  placed: object<AnswerOf<'placed'>>({ state: literal('placed'), receipt }),
  pending: object<AnswerOf<'pending'>>({
    state: literal('pending'),
    intentId: named(),
    orderNumber: named(),
  }),
  declined: object<AnswerOf<'declined'>>({ state: literal('declined') }),
})
