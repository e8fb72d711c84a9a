import { either as E, function as F } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { isChosenAtCheckout } from '../catalog/offer.ts'
import type { CartLine } from './cart.ts'
import { setQuantity } from './cart.ts'

/**
 * Lists the lines that leave a cart with an offer: its own, and those that need it (CRT-05, MOB-03). Empty for an offer
 * that is not in the cart, or that the checkout chooses.
 */
export const removalOf = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  offerId: OfferId,
): readonly CartLine[] => {
  const offer = offers.find(({ id }) => id === offerId)
  if (offer === undefined || isChosenAtCheckout(offer)) return []
  return F.pipe(
    setQuantity(lines, offers, offerId, 0),
    E.match(
      () => [],
      (remaining) => lines.filter((line) => !remaining.includes(line)),
    ),
  )
}
