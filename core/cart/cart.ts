import { either as E } from 'fp-ts'
import type { LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout, linesOfBusiness } from '../catalog/offer.ts'
import type { FulfillmentMethod } from '../mobile/fulfillment.ts'
import type { Quote } from '../pricing/quoted.ts'
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

/**
 * A cart as a page shows it: with its price, the seal that an order at this price needs, and how its mobile items are
 * delivered; the last is absent where nothing is sent (MOB-38).
 */
export type PricedCart = {
  readonly cart: Cart
  readonly quote: Quote
  readonly seal: Seal
  readonly delivery?: readonly FulfillmentMethod[]
}

export const EMPTY_LINES: readonly CartLine[] = []

export const quantityOf = (lines: readonly CartLine[], offerId: OfferId): number =>
  lines.find((line) => line.offerId === offerId)?.quantity ?? 0

type Sold = readonly Offer[]

/** Returns the check whether a line is of an offer like this; false for an offer that is not sold. */
const isOf =
  (offers: Sold, isMeant: (offer: Offer) => boolean) =>
  ({ offerId }: CartLine): boolean => {
    const offer = findOffer(offers, offerId)
    return offer !== undefined && isMeant(offer)
  }

/** Returns the check whether a line is a plan of a line of business. */
export const isPlanOf = (offers: Sold, line: LineOfBusiness): ((cartLine: CartLine) => boolean) =>
  isOf(offers, ({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === line)

/** Returns the check whether a line is a service at home: a plan or an add-on that is not mobile. */
const isForHome = (offers: Sold) =>
  isOf(
    offers,
    ({ role, lineOfBusiness }) => (role === 'plan' || role === 'addOn') && lineOfBusiness !== 'Mobile',
  )

/**
 * Returns the plans and add-ons among lines: the choices of the visitor. Lines that the checkout added are left out,
 * because they reveal personal facts (CRT-15).
 */
export const shoppingLines = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(isOf(offers, (offer) => !isChosenAtCheckout(offer)))

/** Returns the lines that the checkout added. */
export const checkoutLines = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.filter(isOf(offers, isChosenAtCheckout))

/**
 * Returns the line of business whose plan an offer needs: an add-on and an installation their own (CRT-05), any other
 * offer the one it requires (MOB-03). The account of the buyer may have the plan of an add-on (ACC-06).
 */
const neededLine = ({ role, lineOfBusiness, requires, isPlanHeld = false }: Offer): LineOfBusiness | null =>
  role === 'installation' || (role === 'addOn' && !isPlanHeld) ? lineOfBusiness : requires

/** Checks whether the lines have an offer's plan. At a home with it, installation needs any home item (ACC-06). */
const hasNeededPlan = (lines: readonly CartLine[], offers: Sold, wanted: Offer): boolean => {
  const needed = neededLine(wanted)
  return (
    needed === null ||
    lines.some(
      wanted.role === 'installation' && wanted.isPlanHeld === true
        ? isForHome(offers)
        : isPlanOf(offers, needed),
    )
  )
}

const orderOf = (offer: Offer | undefined): number => {
  if (offer === undefined || neededLine(offer) === null) return 0
  return offer.role === 'addOn' ? 2 : 1
}

/** Sorts lines so that each plan comes before the offers that need it. */
export const plansFirst = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] =>
  lines.toSorted((a, b) => orderOf(findOffer(offers, a.offerId)) - orderOf(findOffer(offers, b.offerId)))

const isReplacedBy = ({ id, choice }: Offer, offers: Sold, line: CartLine): boolean =>
  line.offerId === id || (choice !== null && isOf(offers, (offer) => offer.choice === choice)(line))

/** Returns the lines without offers whose plan is missing, until each has its plan (CRT-05, MOB-03). */
export const withoutOrphans = (lines: readonly CartLine[], offers: Sold): readonly CartLine[] => {
  const isOrphan = isOf(offers, (offer) => !hasNeededPlan(lines, offers, offer))
  const kept = lines.filter((line) => !isOrphan(line))
  return kept.length === lines.length ? lines : withoutOrphans(kept, offers)
}

/**
 * Sets a quantity. Zero removes the offer and those that need it (CRT-05, MOB-03). A new one replaces that of the same
 * choice (CRT-01). Fails with `OfferNotSold`, with `QuantityOutOfRange` beyond the limit of the offer (CRT-02), and
 * with `PlanMissing` for an offer that needs a plan which the cart does not have (CRT-05, MOB-03).
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
  if (!hasNeededPlan(lines, offers, offer)) return E.left({ _tag: 'PlanMissing', offerId })
  const others = lines.filter((line) => !isReplacedBy(offer, offers, line))
  return E.right([...others, { offerId, quantity }])
}

/** Returns the lines of business whose plans a cart contains. */
export const plannedLines = (lines: readonly CartLine[], offers: Sold): readonly LineOfBusiness[] =>
  linesOfBusiness.filter((line) => lines.some(isPlanOf(offers, line)))

/** Checks whether a cart has mobile plans only, which need no installation, and no home items (CRT-04, CHK-24). */
export const isMobileAlone = (lines: readonly CartLine[], offers: Sold): boolean =>
  lines.some(isPlanOf(offers, 'Mobile')) && !lines.some(isForHome(offers))

/** Checks whether the buyer's account has an internet plan, so that services need no new one (ACC-06). */
export const isInternetHeld = (offers: Sold): boolean =>
  offers.some(({ lineOfBusiness, isPlanHeld }) => lineOfBusiness === 'Internet' && isPlanHeld === true)

/**
 * Checks whether a cart can be ordered: it contains an internet plan, which television and telephone require, or mobile
 * plans alone (CRT-04), or anything for the home that is added to an account with internet (ACC-06).
 */
export const hasPlan = (lines: readonly CartLine[], offers: Sold): boolean =>
  lines.some(isPlanOf(offers, 'Internet')) ||
  isMobileAlone(lines, offers) ||
  (isInternetHeld(offers) && lines.some(isForHome(offers)))
