import { either as E } from 'fp-ts'
import type { Offer } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { basisPoints, subtract, times } from '../shared/money.ts'
import { monthlyPrice, quote } from './quote.ts'

/** The monthly price of one item of an offer alone, in cents before tax. */
export type OfferPrice = {
  /** The price of month 1. */
  readonly first: Cents
  /** The first different price and its first month. Null when the price never changes. */
  readonly change: { readonly fromMonth: number; readonly later: Cents } | null
  /** The total saving of the first price until it changes. */
  readonly saved: Cents
}

/** Returns the first month in which the price of an offer alone changes, or 1 when it never does. */
const firstChange = (offer: Offer): number => {
  const lines = [{ offerId: offer.id, quantity: 1 }]
  const priced = quote({ catalogVersion: '', offers: [offer], lines, taxRate: basisPoints(0) })
  return E.isRight(priced) ? (priced.right.later[0]?.fromMonth ?? 1) : 1
}

/** Returns the monthly price of an offer alone, and its change (PRC-03, PRC-04). */
export const offerPrice = (offer: Offer): OfferPrice => {
  const first = monthlyPrice(offer, 1)
  const fromMonth = firstChange(offer)
  const later = monthlyPrice(offer, fromMonth)
  return {
    first,
    change: later === first ? null : { fromMonth, later },
    saved: times(subtract(later, first), fromMonth - 1),
  }
}
