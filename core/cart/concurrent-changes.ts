import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { CartLine } from './cart.ts'
import { quantityOf, setQuantity } from './cart.ts'

/** An offer of which two carts hold another quantity; zero is none. */
export type LineChange = { readonly offerId: OfferId; readonly from: number; readonly to: number }

/** Lists what differs between two carts, the lines of the first one first. */
export const lineChanges = (before: readonly CartLine[], after: readonly CartLine[]): readonly LineChange[] =>
  [...new Set([...before, ...after].map(({ offerId }) => offerId))]
    .map((offerId) => ({
      offerId,
      from: quantityOf(before, offerId),
      to: quantityOf(after, offerId),
    }))
    .filter(({ from, to }) => from !== to)

/** Makes one change by the rules of the cart; lines that it cannot be made to stay as they are. */
export const withChange = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  { offerId, quantity }: CartLine,
): readonly CartLine[] => E.getOrElse(() => lines)(setQuantity(lines, offers, offerId, quantity))

/** Lists what a visitor changed while shopping, plans that come in first: they replace others, and their add-ons need them. */
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
 * Makes the changes of one tab, from what it knew (`known`) to what its visitor wants (`wanted`), to the lines as they are saved now. All
 * that another tab changed stays (CRT-17). A change that the rules of the cart refuse by now is left out.
 */
export const rebaseLines = (
  known: readonly CartLine[],
  wanted: readonly CartLine[],
  saved: readonly CartLine[],
  offers: readonly Offer[],
): readonly CartLine[] =>
  shoppingChanges(known, wanted, offers).reduce((lines, change) => withChange(lines, offers, change), saved)
