import { either as E } from 'fp-ts'
import type { Offer } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { ReplaceFailure } from './cart.failure.ts'
import type { CartLine } from './cart.ts'
import { EMPTY_LINES, checkoutLines, setQuantity } from './cart.ts'

const plansFirst = (lines: readonly CartLine[], offers: readonly Offer[]): readonly CartLine[] => {
  const isAddOn = ({ offerId }: CartLine): boolean => findOffer(offers, offerId)?.role === 'addOn'
  return lines.toSorted((a, b) => Number(isAddOn(a)) - Number(isAddOn(b)))
}

/** What a visitor may not write into a cart as a line, or null. */
const fault = (line: CartLine, offers: readonly Offer[]): ReplaceFailure | null => {
  const { offerId, quantity } = line
  const offer = findOffer(offers, offerId)
  if (offer === undefined || isChosenAtCheckout(offer)) return { _tag: 'OfferNotSold', offerId }
  return quantity === 0 ? { _tag: 'QuantityOutOfRange', offerId, quantity, limit: offer.limit } : null
}

/**
 * A cart with exactly the wanted plans and add-ons in place of those it has; what the checkout has put in stays. All of it or nothing:
 * fails with the first wanted line that is not sold, or the checkout's to choose (`OfferNotSold`), none or beyond its limit
 * (`QuantityOutOfRange`), an add-on without its plan (`PlanMissing`), or for whose offer or choice another wanted line stands already
 * (`ChoiceTwice`) (CRT-11).
 */
export const replaceLines = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  wanted: readonly CartLine[],
): E.Either<ReplaceFailure, readonly CartLine[]> => {
  let held = EMPTY_LINES
  for (const line of plansFirst(wanted, offers)) {
    const wrong = fault(line, offers)
    if (wrong !== null) return E.left(wrong)
    const next = setQuantity(held, offers, line.offerId, line.quantity)
    if (E.isLeft(next)) return next
    if (next.right.length <= held.length) return E.left({ _tag: 'ChoiceTwice', offerId: line.offerId })
    held = next.right
  }
  return E.right([...wanted, ...checkoutLines(lines, offers)])
}
