import type { CartId } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { IdempotencyKey, IntentId, OrderNumber } from '#core/checkout/order.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { SessionId } from '#core/session/session.ts'
import { IDENTIFIER } from '#core/shared/identifier.ts'
import { branded } from '../../shape/composite.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { text } from '../../shape/shape.ts'

/** An identifier of the core. */
export const identifier = text({ min: 1, max: 100, pattern: IDENTIFIER })

/** The last digits of an IMEI. Every screen reads it, so it is apart from the trade-in. */
export const imeiEnding = text({ min: 4, max: 4, pattern: /^[0-9]{4}$/ })

export const offerId: Shape<OfferId> = branded(identifier)
export const cartId: Shape<CartId> = branded(identifier)
export const sessionId: Shape<SessionId> = branded(identifier)
export const windowId: Shape<WindowId> = branded(identifier)
export const orderNumber: Shape<OrderNumber> = branded(identifier)
export const intentId: Shape<IntentId> = branded(identifier)
export const idempotencyKey: Shape<IdempotencyKey> = branded(identifier)
