import { either as E } from 'fp-ts'
import type { LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { Quote } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import { subtract } from '../shared/money.ts'
import type { SwapFailure } from './cart.failure.ts'
import type { CartLine } from './cart.ts'
import { quantityOf, setQuantity, withoutOrphans } from './cart.ts'

/** The plan of a line of business that lines hold, the first of several; null without one. */
export const activePlan = (
  lines: readonly CartLine[],
  offers: readonly Offer[],
  lineOfBusiness: LineOfBusiness,
): OfferId | null => {
  const held = lines.find(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer?.role === 'plan' && offer.lineOfBusiness === lineOfBusiness
  })
  return held?.offerId ?? null
}

/** What can stand in the place of an offer: the others of its choice, in catalogue order (CRT-12). */
export const alternativesTo = (offers: readonly Offer[], { id, choice }: Offer): readonly Offer[] =>
  choice === null ? [] : offers.filter((other) => other.choice === choice && other.id !== id)

/** Lines after a swap; `leaves` are the offers that are gone from them, the swapped one first. */
export type Swapped = { readonly lines: readonly CartLine[]; readonly leaves: readonly OfferId[] }

/**
 * Puts an alternative in the place of an offer, in the same quantity as far as its limit goes. What no plan goes with any more leaves
 * too. Fails with `NotHeld`, `NoAlternative`, and as any change of a cart does (CRT-12).
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
  const alternative = alternativesTo(offers, offer).find(({ id }) => id === to)
  if (alternative === undefined) return E.left({ _tag: 'NoAlternative', offerId: from, to })
  return E.map((changed: readonly CartLine[]): Swapped => {
    const kept = withoutOrphans(changed, offers)
    const gone = lines.filter(({ offerId }) => offerId !== from && quantityOf(kept, offerId) === 0)
    return { lines: kept, leaves: [from, ...gone.map(({ offerId }) => offerId)] }
  })(setQuantity(lines, offers, to, Math.min(quantity, alternative.limit)))
}

/** By how much one cart costs more than another in month 1 and today, in cents; what it costs less is below zero (CRT-12). */
export type PriceDifference = { readonly monthly: Cents; readonly dueToday: Cents }

export const differenceOf = (before: Quote, after: Quote): PriceDifference => ({
  monthly: subtract(after.monthly.total, before.monthly.total),
  dueToday: subtract(after.dueToday, before.dueToday),
})
