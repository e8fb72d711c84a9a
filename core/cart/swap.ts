import { either as E } from 'fp-ts'
import type { LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import { subtract } from '../shared/money.ts'
import type { SwapFailure } from './cart.failure.ts'
import type { CartLine } from './cart.ts'
import { isPlanOf, quantityOf, setQuantity, withoutOrphans } from './cart.ts'

/** Returns the plan of a line of business in the cart, the first of several. Null without one. */
export const activePlan = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  lineOfBusiness: LineOfBusiness,
): OfferId | null => lines.find(isPlanOf(offers, lineOfBusiness))?.offerId ?? null

/** Returns the alternatives to an offer: the others of its choice, in catalogue order (CRT-12). */
export const alternativesTo = (offers: readonly Offer[], { id, choice }: Offer): readonly Offer[] =>
  choice === null ? [] : offers.filter((other) => other.choice === choice && other.id !== id)

/** Lines after a swap. `leaves` lists the removed offers, the swapped one first. */
export type Swapped = { readonly lines: readonly CartLine[]; readonly leaves: readonly OfferId[] }

/**
 * Replaces an offer by an alternative, in the same quantity up to its limit. Add-ons whose plan is now missing are
 * removed too. Fails with `NotHeld`, `NoAlternative`, and as any change of a cart does (CRT-12).
 */
export const swapOffer = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  from: OfferId,
  to: OfferId,
): E.Either<SwapFailure, Swapped> => {
  const offer = findOffer(offers, from)
  const quantity = quantityOf(lines, from)
  if (offer === undefined || quantity === 0) return E.left({ _tag: 'NotHeld', offerId: from })
  const alternative = alternativesTo(offers, offer).find(({ id, limit }) => id === to && limit > 0)
  if (alternative === undefined) return E.left({ _tag: 'NoAlternative', offerId: from, to })
  return E.map((changed: readonly CartLine[]): Swapped => {
    const remaining = withoutOrphans(changed, offers)
    const removed = lines.filter(({ offerId }) => offerId !== from && quantityOf(remaining, offerId) === 0)
    return { lines: remaining, leaves: [from, ...removed.map(({ offerId }) => offerId)] }
  })(setQuantity(lines, offers, to, Math.min(quantity, alternative.limit)))
}

/** Price difference of two carts in month 1 and today, in cents. Negative if the second is cheaper (CRT-12). */
export type PriceDifference = { readonly monthly: Cents; readonly dueToday: Cents }

export const differenceOf = (before: Quote, after: Quote): PriceDifference => ({
  monthly: subtract(after.monthly.total, before.monthly.total),
  dueToday: subtract(after.dueToday, before.dueToday),
})
