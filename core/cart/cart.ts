import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { Quote } from '../pricing/quote.ts'
import type { Seal } from '../pricing/seal-token.ts'
import type { Branded } from '../shared/branded.ts'
import type { CartFailure } from './cart.failure.ts'

/** The id of a cart. It is not a secret: without the session cookie it gives no access. */
export type CartId = Branded<string, 'CartId'>

/** A cart is active until its order exists. Then it stays ordered (CRT-03). */
export const cartMarkers = ['active', 'ordered'] as const
export type CartMarker = (typeof cartMarkers)[number]

export type CartLine = { readonly offerId: OfferId; readonly quantity: number }

/** `version` increases with each change, so a stale view can be detected. */
export type Cart = {
  readonly id: CartId
  readonly version: number
  readonly marker: CartMarker
  readonly lines: readonly CartLine[]
}

/** A cart as a page shows it: with its price, and the seal that an order at this price needs. */
export type PricedCart = { readonly cart: Cart; readonly quote: Quote; readonly seal: Seal }

export const EMPTY_LINES: readonly CartLine[] = []

export const quantityOf = (lines: readonly CartLine[], offerId: OfferId): number =>
  lines.find((line) => line.offerId === offerId)?.quantity ?? 0

type Sold = readonly Offer[]

/**
 * Returns the plans and add-ons among lines: the choices of the visitor. Lines that the checkout added are left out, because they reveal
 * personal facts (CRT-15).
 */
export const shoppingLines = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer !== undefined && !isChosenAtCheckout(offer)
  })

/** Returns the lines that the checkout added. */
export const checkoutLines = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer !== undefined && isChosenAtCheckout(offer)
  })

/** Checks whether the lines contain a plan of the offer's line of business. */
const hasPlanFor = (lines: readonly CartLine[], offers: Sold, { lineOfBusiness }: Offer): boolean =>
  lines.some(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer?.role === 'plan' && offer.lineOfBusiness === lineOfBusiness
  })

const isReplacedBy = (offer: Offer, offers: Sold, { offerId }: CartLine): boolean =>
  offerId === offer.id || (offer.choice !== null && findOffer(offers, offerId)?.choice === offer.choice)

/** Returns the lines without add-ons whose plan is missing (CRT-05). */
export const withoutOrphans = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer?.role !== 'addOn' || hasPlanFor(lines, offers, offer)
  })

/**
 * Sets the quantity of an offer. Zero removes the offer and, for a plan, its add-ons (CRT-05). A new offer replaces the offer of the same
 * choice (CRT-01). Fails with `OfferNotSold`, with `QuantityOutOfRange` beyond the limit of the offer (CRT-02), and with `PlanMissing` for an
 * add-on of a line of business without a plan in the cart (CRT-05).
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
  const others = lines.filter((line) => !isReplacedBy(offer, offers, line))
  return E.right([...others, { offerId, quantity }])
}

/** Checks whether a cart can be ordered: it contains an internet plan, which the other lines of business require (CRT-04). */
export const hasPlan = (lines: readonly CartLine[], offers: Sold): boolean =>
  lines.some(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer?.role === 'plan' && offer.lineOfBusiness === 'Internet'
  })
