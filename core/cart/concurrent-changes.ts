import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { CartLine } from './cart.ts'
import { quantityOf, setQuantity } from './cart.ts'

/** An offer whose quantity differs between two carts. Zero means absent. */
export type LineChange = { readonly offerId: OfferId; readonly from: number; readonly to: number }

/** Lists the differences between two carts, the lines of the first one first. */
export const lineChanges = (before: readonly CartLine[], after: readonly CartLine[]): readonly LineChange[] =>
  [...new Set([...before, ...after].map(({ offerId }) => offerId))]
    .map((offerId) => ({
      offerId,
      from: quantityOf(before, offerId),
      to: quantityOf(after, offerId),
    }))
    .filter(({ from, to }) => from !== to)

/** Applies one change by the rules of the cart. Returns the lines unchanged when the change is refused. */
export const withChange = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  { offerId, quantity }: CartLine,
): readonly CartLine[] => E.getOrElse(() => lines)(setQuantity(lines, offers, offerId, quantity))

/** Lists a visitor's shopping changes. Plans come first: they replace others, and add-ons need them. */
export const shoppingChanges = (
  saved: readonly CartLine[],
  wanted: readonly CartLine[],
  offers: readonly Offer[],
): readonly CartLine[] => {
  const changes = lineChanges(wanted, saved)
    .map(({ offerId, from }) => ({ offerId, quantity: from }))
    .filter(({ offerId }) => {
      const offer = findOffer(offers, offerId)
      return offer === undefined || !isChosenAtCheckout(offer)
    })
  const isPlanToAdd = ({ offerId, quantity }: CartLine): boolean =>
    quantity > 0 && findOffer(offers, offerId)?.role === 'plan'
  return [...changes.filter(isPlanToAdd), ...changes.filter((change) => !isPlanToAdd(change))]
}

/**
 * Applies a tab's changes, from its last known lines (`known`) to its desired ones (`wanted`), to saved ones. Changes
 * of other tabs are preserved (CRT-17). A change that the rules of the cart now refuse is left out.
 */
export const rebaseLines = (
  known: readonly CartLine[],
  wanted: readonly CartLine[],
  saved: readonly CartLine[],
  offers: readonly Offer[],
): readonly CartLine[] =>
  shoppingChanges(known, wanted, offers).reduce((lines, change) => withChange(lines, offers, change), saved)
