import { either as E } from 'fp-ts'
import type { Offer, OfferId, OfferRole } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { Quote } from '../pricing/quote.ts'
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

/** A cart as a page shows it: with its price. */
export type PricedCart = { readonly cart: Cart; readonly quote: Quote }

export const EMPTY_LINES: readonly CartLine[] = []

export const quantityOf = (lines: readonly CartLine[], offerId: OfferId): number =>
  lines.find((line) => line.offerId === offerId)?.quantity ?? 0

const withoutRole = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  role: OfferRole,
): readonly CartLine[] => lines.filter((line) => findOffer(offers, line.offerId)?.role !== role)

/**
 * The lines with exactly `quantity` of an offer; zero takes that offer out and no other. A plan replaces the plan, an installation
 * the installation (CRT-01). Fails with `OfferNotSold` or, beyond the offer's limit, `QuantityOutOfRange` (CRT-02).
 */
export const setQuantity = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  offerId: OfferId,
  quantity: number,
): E.Either<CartFailure, readonly CartLine[]> => {
  const offer = findOffer(offers, offerId)
  if (offer === undefined) return E.left({ _tag: 'OfferNotSold', offerId })
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > offer.limit)
    return E.left({ _tag: 'QuantityOutOfRange', offerId, quantity, limit: offer.limit })
  const kept =
    offer.role === 'addOn' || quantity === 0
      ? lines.filter((line) => line.offerId !== offerId)
      : withoutRole(lines, offers, offer.role)
  return E.right(quantity === 0 ? kept : [...kept, { offerId, quantity }])
}

/** A cart can be ordered when it holds a plan (CRT-04). */
export const hasPlan = (lines: readonly CartLine[], offers: readonly Offer[]): boolean =>
  lines.some((line) => findOffer(offers, line.offerId)?.role === 'plan')
