import type { OrderCredit } from '#core/checkout/order-credit.ts'
import type { OrderAnswer, OrderReceipt, PendingOrder, ReceiptPhone } from '#core/checkout/order.ts'
import type { SessionSnapshot } from '#core/ports/storefront-orchestrator.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { list, nullable, optional, unbranded } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { PHONE_LINES_MAX, cartCoupons, installKind, orderInstall } from './catalog.ts'
import { acceptedAgreements, customer, emailAddress, installationWindow, progress } from './checkout.ts'
import { cartId, identifier, intentId, offerId, orderNumber, sessionId } from './identifier.ts'
import { affiliateId, channel, localizationResponse, sessionInfo, visitOrigins } from './localization.ts'
import { paymentSummary } from './payment.ts'
import { deliveries, quote } from './pricing.ts'
import { addressQualification } from './address-qualification.ts'
import { riskAssessment } from './risk.ts'
import { instant } from './time.ts'

const receiptPhone: Shape<ReceiptPhone> = object<ReceiptPhone>({
  offerId,
  lineId: identifier,
  number: nullable(text({ min: 10, max: 10 })),
  isPorted: boolean,
})

export const receipt: Shape<OrderReceipt> = object<OrderReceipt>({
  orderNumber,
  placedAt: instant,
  quote,
  installKind: orderInstall,
  visit: nullable(installationWindow),
  isSiteVisit: optional(literal(true)),
  payment: nullable(paymentSummary),
  isAutoPay: optional(literal(true)),
  emailAddress: unbranded(emailAddress),
  coupons: optional(cartCoupons),
  phones: optional(list(receiptPhone, { max: PHONE_LINES_MAX })),
  delivery: optional(deliveries),
  credit: optional(object<OrderCredit>({ channel, affiliateId: nullable(affiliateId), ...visitOrigins })),
})

type Ending<State extends OrderAnswer['state']> = Extract<OrderAnswer, { readonly state: State }>

export const orderAnswer: Shape<OrderAnswer> = tagged<OrderAnswer, 'state'>('state', {
  placed: object<Ending<'placed'>>({ state: literal('placed'), receipt }),
  pending: object<Ending<'pending'>>({ state: literal('pending'), intentId, orderNumber }),
  declined: object<Ending<'declined'>>({ state: literal('declined') }),
})

export const saleStep = literal(...saleSteps)

export const sessionSnapshot: Shape<SessionSnapshot> = object<SessionSnapshot>({
  sessionId,
  sessionInfo,
  localization: localizationResponse,
  qualification: optional(addressQualification),
  cartId,
  progress,
  customer: nullable(customer),
  risk: nullable(riskAssessment),
  installKind: nullable(installKind),
  acceptedAgreements: optional(acceptedAgreements),
  visit: nullable(installationWindow),
  payment: nullable(paymentSummary),
  receipt: nullable(receipt),
  pendingOrder: optional(object<PendingOrder>({ intentId, orderNumber })),
  step: optional(saleStep),
})
