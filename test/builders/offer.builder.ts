import type { Offer } from '#core/catalog/offer.ts'
import { add, cents } from '#core/shared/money.ts'

/** The offer at another regular price a month: `by` cents more. */
export const raised = (offer: Offer, by: number): Offer => ({
  ...offer,
  prices: offer.prices.map((price) =>
    price.type === 'RECURRING' ? { ...price, amount: add(price.amount, cents(by)) } : price,
  ),
})

/** A catalogue's offers with every plan dearer. */
export const dearerPlans = (offers: readonly Offer[], by: number): readonly Offer[] =>
  offers.map((offer) => (offer.role === 'plan' ? raised(offer, by) : offer))
