import { either as E } from 'fp-ts'
import type { CartLine, Cart, PricedCart } from '#core/cart/cart.ts'
import { cartMarkers } from '#core/cart/cart.ts'
import { linesOfBusiness, offerRoles } from '#core/catalog/offer.ts'
import { fulfillmentMethods } from '#core/mobile/fulfillment.ts'
import type { Amount, PriceStep, Quote, QuoteLine, Totals } from '#core/pricing/quoted.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import type { BasisPoints, Cents } from '#core/shared/money.ts'
import { MAX_CENTS, isBasisPoints, isCents } from '#core/shared/money.ts'
import { branded, list, nullable, optional, refined } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, literal, text } from '../../shape/shape.ts'
import { cartId, identifier, offerId } from './identifier.ts'

export const LINES_MAX = 100

export const cents: Shape<Cents> = refined(
  integer({ min: -MAX_CENTS, max: MAX_CENTS }),
  E.fromPredicate(isCents, () => null),
)

export const basisPoints: Shape<BasisPoints> = refined(
  integer({ min: 0, max: 10_000 }),
  E.fromPredicate(isBasisPoints, () => null),
)

export const quantity = integer({ min: 0, max: 1_000 })

const months = integer({ min: 1, max: 1_200 })

const amount: Shape<Amount> = object<Amount>({ net: cents, tax: cents, total: cents })

const quoteLine: Shape<QuoteLine> = object<QuoteLine>({
  offerId,
  name: text({ min: 1, max: 120 }),
  lineOfBusiness: nullable(literal(...linesOfBusiness)),
  role: nullable(literal(...offerRoles)),
  quantity,
  monthly: amount,
  oneTime: amount,
})

const priceStep: Shape<PriceStep> = object<PriceStep>({ fromMonth: months, monthly: amount })

export const quote: Shape<Quote> = object<Quote>({
  catalogVersion: identifier,
  lines: list(quoteLine, { max: LINES_MAX }),
  monthly: amount,
  oneTime: amount,
  dueToday: cents,
  pastDue: optional(cents),
  tradeInCredit: optional(cents),
  later: list(priceStep, { max: LINES_MAX }),
})

/** Opaque: only its issuer reads it. */
export const seal: Shape<Seal> = branded(text({ min: 1, max: 240 }))

export const totals: Shape<Totals> = object<Totals>({ monthly: cents, dueToday: cents })

export const cartLine: Shape<CartLine> = object<CartLine>({ offerId, quantity })

export const cartVersion = integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

export const cart: Shape<Cart> = object<Cart>({
  id: cartId,
  version: cartVersion,
  marker: literal(...cartMarkers),
  lines: list(cartLine, { max: LINES_MAX }),
})

/** How the mobile items of a cart or an order are delivered, each method once. */
export const deliveries = list(literal(...fulfillmentMethods), { max: fulfillmentMethods.length })

export const pricedCart: Shape<PricedCart> = object<PricedCart>({
  cart,
  quote,
  seal,
  delivery: optional(deliveries),
})
