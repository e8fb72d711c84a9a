import type { OfferId } from '#core/catalog/offer.ts'
import type { CartChanges, SeenCart } from '#core/cart/final-check.ts'
import type { PriceDifference } from '#core/cart/swap.ts'
import type { Disclaimer } from '#core/label/disclaimer.ts'
import type { LineOfferRequest, SwapChoice } from '#core/ports/cart-change-calls.ts'
import { either, list, nil, unbranded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { identifier, offerId } from './identifier.ts'
import { LINES_MAX, cartVersion, cents, quantity, totals } from './pricing.ts'

const offerIds = list(offerId, { max: LINES_MAX })

const difference: Shape<PriceDifference> = object<PriceDifference>({ monthly: cents, dueToday: cents })

const swapChoice: Shape<SwapChoice> = object<SwapChoice>({ offerId, difference, leaves: offerIds })

export const swapChoices = list(swapChoice, { max: 500 })

type Swap = LineOfferRequest & { readonly offerSwap: true; readonly activeOffer: OfferId }
type Addition = LineOfferRequest & { readonly offerSwap: false; readonly activeOffer: null }

/** A plan to add or to swap. A swap names the offer that it replaces; an addition has null. */
export const lineOfferRequest: Shape<LineOfferRequest> = unbranded(
  either(
    object<Swap>({ offerId, offerSwap: literal(true), activeOffer: offerId }),
    object<Addition>({ offerId, offerSwap: literal(false), activeOffer: nil }),
  ),
)

export const disclaimer: Shape<Disclaimer> = object<Disclaimer>({
  offerId,
  version: identifier,
  catalogVersion: identifier,
  paragraphs: list(text({ min: 1, max: 2_000 }), { max: 20 }),
})

export const seenCart: Shape<SeenCart> = object<SeenCart>({
  version: cartVersion,
  catalogVersion: identifier,
  expected: totals,
})

const reduction = object<CartChanges['reduced'][number]>({ offerId, from: quantity, to: quantity })

export const cartChanges: Shape<CartChanges> = object<CartChanges>({
  isCatalogMoved: boolean,
  withdrawn: offerIds,
  reduced: list(reduction, { max: LINES_MAX }),
  monthly: cents,
  dueToday: cents,
})
