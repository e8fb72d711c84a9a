import type { ApiError, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { optional } from '../shape/composite.shape.ts'
import { identifier, imeiEnding } from './entities/identifier.ts'
import { pricedCart, quote, seal } from './entities/pricing.ts'
import { missingDevices } from './entities/missing-device.ts'
import { object } from '../shape/object.shape.ts'
import type { Shape } from '../shape/shape.ts'
import { literal } from '../shape/shape.ts'

/** The error body of the contract (S36). */
export const apiError: Shape<ApiError> = object<ApiError>({
  code: literal(...refusalCodes),
  requestId: identifier,
  quote: optional(quote),
  seal: optional(seal),
  cart: optional(pricedCart),
  soldOut: optional(missingDevices),
  imeiEnding: optional(imeiEnding),
})

/** The HTTP status of each refusal code. */
export const statusOfRefusal: Record<RefusalCode, number> = {
  BAD_REQUEST: 400,
  SESSION_EXPIRED: 401,
  LOGIN_REQUIRED: 401,
  FORBIDDEN_ORIGIN: 403,
  MFA_REQUIRED: 403,
  NOT_AUTHORIZED: 403,
  NOT_FOUND: 404,
  OFFER_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  CART_ORDERED: 409,
  CART_STALE: 409,
  STEP_MISSING: 409,
  PLAN_MISSING: 409,
  OUT_OF_STOCK: 409,
  TRADE_IN_OPEN: 409,
  PRICE_MOVED: 409,
  SEAL_INVALID: 409,
  PROMOTION_SPENT: 409,
  WINDOW_GONE: 409,
  PAYMENT_KEY_UNUSABLE: 409,
  ORDER_IN_FLIGHT: 409,
  ACCOUNT_CHANGED: 409,
  CHANGE_BLOCKED: 409,
  CHANGE_MOVED: 409,
  TOO_LARGE: 413,
  QUANTITY_OUT_OF_RANGE: 422,
  MOBILE_ITEM_INVALID: 422,
  TRADE_IN_BLOCKED: 422,
  AGREEMENTS_INCOMPLETE: 422,
  PAYMENT_REJECTED: 422,
  IDENTIFICATION_REJECTED: 422,
  KEY_REUSED: 422,
  HUMAN_CHECK_REQUIRED: 428,
  TOO_MANY: 429,
  BROKEN: 500,
  UNAVAILABLE: 503,
}
