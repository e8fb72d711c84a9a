import type { BuyerFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { CartInput } from './normalized-cart.ts'

/** A change towards a promotion or bundle: an added or replaced offer, or a changed buyer fact (PRC-13). */
export type Change =
  | {
      readonly kind: 'AddOffer'
      readonly offerId: OfferId
      readonly quantity: number
      readonly replaces: OfferId | null
    }
  | { readonly kind: 'BeNewCustomer' }
  | { readonly kind: 'PortIn' }
  | { readonly kind: 'ComeFrom'; readonly campaign: string }
  | { readonly kind: 'OrderOn'; readonly date: PlainDate }

export type BuyerChange = Exclude<Change, { readonly kind: 'AddOffer' }>

export const changedBuyer = (buyer: BuyerFacts, change: BuyerChange): BuyerFacts => {
  switch (change.kind) {
    case 'BeNewCustomer':
      return { ...buyer, isNewCustomer: true }
    case 'PortIn':
      return { ...buyer, portsIn: true }
    case 'ComeFrom':
      return { ...buyer, campaign: change.campaign }
  }
  return { ...buyer, orderedOn: change.date }
}

/** Returns the cart after a change. Its price is the quote of that cart (PRC-13). */
export const withChange = <I extends CartInput>(input: I, change: Change): I => {
  if (change.kind !== 'AddOffer')
    return { ...input, buyer: changedBuyer(input.buyer ?? UNKNOWN_BUYER, change) }
  const { offerId, quantity, replaces } = change
  return {
    ...input,
    lines: [...input.lines.filter((line) => line.offerId !== replaces), { offerId, quantity }],
  }
}
