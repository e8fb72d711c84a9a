import { either as E } from 'fp-ts'
import type { Offer } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { ReplaceFailure } from './cart.failure.ts'
import type { CartLine } from './cart.ts'
import { EMPTY_LINES, checkoutLines, plansFirst, setQuantity } from './cart.ts'

/** Returns the reason why a visitor may not add a line, or null. */
const fault = (line: CartLine, offers: readonly Offer[]): ReplaceFailure | null => {
  const { offerId, quantity } = line
  const offer = findOffer(offers, offerId)
  if (offer === undefined || isChosenAtCheckout(offer)) return { _tag: 'OfferNotSold', offerId }
  return quantity === 0 ? { _tag: 'QuantityOutOfRange', offerId, quantity, limit: offer.limit } : null
}

/**
 * Replaces a cart's plans and add-ons, all or none; lines that the checkout added stay. Fails with the
 * first line not sold or chosen at checkout (`OfferNotSold`), with a bad quantity (`QuantityOutOfRange`), without a
 * plan that is missing (`PlanMissing`), or repeats an offer or a choice (`ChoiceTwice`) (CRT-11).
 */
export const replaceLines = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  wanted: readonly CartLine[],
): E.Either<ReplaceFailure, readonly CartLine[]> => {
  let replaced = EMPTY_LINES
  for (const line of plansFirst(wanted, offers)) {
    const wrong = fault(line, offers)
    if (wrong !== null) return E.left(wrong)
    const next = setQuantity(replaced, offers, line.offerId, line.quantity)
    if (E.isLeft(next)) return next
    if (next.right.length <= replaced.length) return E.left({ _tag: 'ChoiceTwice', offerId: line.offerId })
    replaced = next.right
  }
  return E.right([...wanted, ...checkoutLines(lines, offers)])
}
