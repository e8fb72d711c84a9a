import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { Quote } from '../pricing/quote.ts'
import type { Seal } from '../pricing/seal-token.ts'
import type { Branded } from '../shared/branded.ts'
import type { CartFailure } from './cart.failure.ts'

/** A handle on a cart, not a secret: it opens nothing without the session's cookie. */
export type CartId = Branded<string, 'CartId'>

/** A cart is active until its order exists; then it is ordered for good (CRT-03). */
export const cartMarkers = ['active', 'ordered'] as const
export type CartMarker = (typeof cartMarkers)[number]

export type CartLine = { readonly offerId: OfferId; readonly quantity: number }

/** `version` grows with each change, so that a stale view can be told. */
export type Cart = {
  readonly id: CartId
  readonly version: number
  readonly marker: CartMarker
  readonly lines: readonly CartLine[]
}

/** A cart as a page shows it: with its price, and the seal by which an order at that price is taken. */
export type PricedCart = { readonly cart: Cart; readonly quote: Quote; readonly seal: Seal }

export const EMPTY_LINES: readonly CartLine[] = []

export const quantityOf = (lines: readonly CartLine[], offerId: OfferId): number =>
  lines.find((line) => line.offerId === offerId)?.quantity ?? 0

type Sold = readonly Offer[]

/** The plans and add-ons among lines: what a visitor chose, without what the checkout put in, which tells of a person (CRT-15). */
export const shoppingLines = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(({ offerId }) => {
    const held = findOffer(offers, offerId)
    return held !== undefined && !isChosenAtCheckout(held)
  })

/** Those the checkout put in. */
export const checkoutLines = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(({ offerId }) => {
    const held = findOffer(offers, offerId)
    return held !== undefined && isChosenAtCheckout(held)
  })

/** Whether the lines hold a plan of the offer's line of business. */
const hasPlanFor = (lines: readonly CartLine[], offers: Sold, { lineOfBusiness }: Offer): boolean =>
  lines.some(({ offerId }) => {
    const held = findOffer(offers, offerId)
    return held?.role === 'plan' && held.lineOfBusiness === lineOfBusiness
  })

const isReplacedBy = (offer: Offer, offers: Sold, { offerId }: CartLine): boolean =>
  offerId === offer.id || (offer.choice !== null && findOffer(offers, offerId)?.choice === offer.choice)

/** The lines without the add-ons that no plan goes with any more (CRT-05). */
export const withoutOrphans = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(({ offerId }) => {
    const held = findOffer(offers, offerId)
    return held?.role !== 'addOn' || hasPlanFor(lines, offers, held)
  })

/**
 * The lines with exactly `quantity` of an offer; zero takes that offer out, and with a plan its add-ons (CRT-05). An offer that comes
 * in replaces the one of its choice (CRT-01). Fails with `OfferNotSold`, beyond the offer's limit with `QuantityOutOfRange` (CRT-02),
 * and with `PlanMissing` for an add-on of a line of business that has no plan in the cart (CRT-05).
 */
export const setQuantity = (
  lines: readonly CartLine[],
  offers: Sold,
  offerId: OfferId,
  quantity: number,
): E.Either<CartFailure, readonly CartLine[]> => {
  const offer = findOffer(offers, offerId)
  if (offer === undefined) return E.left({ _tag: 'OfferNotSold', offerId })
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > offer.limit)
    return E.left({ _tag: 'QuantityOutOfRange', offerId, quantity, limit: offer.limit })
  if (quantity === 0)
    return E.right(
      withoutOrphans(
        lines.filter((line) => line.offerId !== offerId),
        offers,
      ),
    )
  if (offer.role === 'addOn' && !hasPlanFor(lines, offers, offer))
    return E.left({ _tag: 'PlanMissing', offerId })
  const kept = lines.filter((line) => !isReplacedBy(offer, offers, line))
  return E.right([...kept, { offerId, quantity }])
}

/** A cart can be ordered when it holds an internet plan: the other lines of business come with it (CRT-04). */
export const hasPlan = (lines: readonly CartLine[], offers: Sold): boolean =>
  lines.some(({ offerId }) => {
    const held = findOffer(offers, offerId)
    return held?.role === 'plan' && held.lineOfBusiness === 'Internet'
  })
