import type { OrderCode, OrderProof } from '#core/checkout/order-code.ts'
import { ORDER_CODE, ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import { orderStages } from '#core/checkout/order-stage.ts'
import type { PortStatus } from '#core/phone/port-status.ts'
import { portStates } from '#core/phone/port-status.ts'
import type { CodePromise, FoundOrder, OrderView } from '#core/ports/order-status-calls.ts'
import { branded, list, nullable, optional } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, literal, text } from '../../shape/shape.ts'
import { PHONE_LINES_MAX, cartCoupons, orderInstall } from './catalog.ts'
import { installationWindow } from './checkout.ts'
import { identifier, offerId, orderNumber } from './identifier.ts'
import { paymentSummary } from './payment.ts'
import { deliveries, quote } from './pricing.ts'
import { duration, instant, plainDate } from './time.ts'

export const orderCode: Shape<OrderCode> = branded(
  text({ min: ORDER_CODE_DIGITS, max: ORDER_CODE_DIGITS, pattern: ORDER_CODE }),
)

export const codePromiseFields = { digits: integer({ min: 1, max: 20 }), validForMs: duration }

export const codePromise: Shape<CodePromise> = object<CodePromise>(codePromiseFields)

/** A masked e-mail address or telephone number. */
export const masked = text({ min: 1, max: 260 })

const portStatus: Shape<PortStatus> = object<PortStatus>({
  offerId,
  lineId: identifier,
  lastDigits: nullable(text({ min: 4, max: 4 })),
  state: literal(...portStates),
  pinUntil: nullable(plainDate),
})

/** The details of an order, field by field. */
export const orderViewFields = {
  orderNumber,
  stage: literal(...orderStages),
  placedAt: instant,
  quote,
  installKind: orderInstall,
  visit: nullable(installationWindow),
  isSiteVisit: optional(literal(true)),
  payment: nullable(paymentSummary),
  isAutoPay: optional(literal(true)),
  maskedEmail: masked,
  maskedPhone: nullable(masked),
  coupons: optional(cartCoupons),
  delivery: optional(deliveries),
  ports: optional(list(portStatus, { max: PHONE_LINES_MAX })),
}

export const orderView: Shape<OrderView> = object<OrderView>(orderViewFields)

export const orderProof: Shape<OrderProof> = branded(
  text({ min: 20, max: 200, pattern: /^[A-Za-z0-9_-]{20,200}$/ }),
)

export const foundOrder: Shape<FoundOrder> = object<FoundOrder>({
  ...orderViewFields,
  proof: optional(orderProof),
})
