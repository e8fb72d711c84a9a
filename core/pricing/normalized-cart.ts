import { either as E } from 'fp-ts'
import { isBundled } from '../catalog/bundle.ts'
import type { BuyerFacts, CartFacts } from '../catalog/condition.ts'
import { NEW_CUSTOMER, UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { Bundle, LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import type { BasisPoints } from '../shared/money.ts'
import { basisPoints } from '../shared/money.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** Pricing input: quantity per offer, and the buyer. Line order and repetition are irrelevant (PRC-01). */
export type CartInput = {
  readonly offers: readonly Offer[]
  readonly bundles?: readonly Bundle[]
  readonly lines: readonly { readonly offerId: OfferId; readonly quantity: number }[]
  readonly taxRate: BasisPoints
  /** The known facts about the buyer. None when missing (PRC-08). */
  readonly buyer?: BuyerFacts
}

export type NormalizedLine = { readonly offer: Offer; readonly quantity: number }

/** The active bundles, by the offer whose line they discount. */
export type ActiveBundles = ReadonlyMap<OfferId, readonly Bundle[]>

/** A cart in the form that pricing uses: one line per offer, in catalogue order. */
export type NormalizedCart = {
  readonly lines: readonly NormalizedLine[]
  readonly facts: CartFacts
  readonly bundles: ActiveBundles
  readonly taxRate: BasisPoints
}

/** Returns the active bundles (PRC-10). */
export const activeBundles = (bundles: readonly Bundle[], facts: CartFacts): ActiveBundles => {
  const held = new Map<OfferId, readonly Bundle[]>()
  for (const bundle of bundles)
    if (isBundled(bundle, facts)) {
      const [offerId] = bundle.offers
      held.set(offerId, [...(held.get(offerId) ?? []), bundle])
    }
  return held
}

type Counts = ReadonlyMap<OfferId, number>

const linesOf = (offers: readonly Offer[], counts: Counts): readonly NormalizedLine[] => {
  const lines: NormalizedLine[] = []
  for (const offer of offers) {
    const quantity = counts.get(offer.id)
    if (quantity !== undefined) lines.push({ offer, quantity })
  }
  return lines
}

const factsOf = (lines: readonly NormalizedLine[], counts: Counts, buyer: BuyerFacts): CartFacts => {
  const plans: Partial<Record<LineOfBusiness, number>> = {}
  for (const { offer, quantity } of lines)
    if (offer.role === 'plan') plans[offer.lineOfBusiness] = (plans[offer.lineOfBusiness] ?? 0) + quantity
  return {
    buyer,
    plansOf: (lineOfBusiness) => plans[lineOfBusiness] ?? 0,
    quantityOf: (offerId) => counts.get(offerId) ?? 0,
  }
}

/** Merges lines of an offer, in catalogue order (PRC-01). Each must be sold here, within its limit (PRC-02). */
export const normalizeCart = (input: CartInput): E.Either<QuoteFailure, NormalizedCart> => {
  const { offers, bundles = [], buyer = UNKNOWN_BUYER, taxRate } = input
  const sold = new Map<OfferId, Offer>()
  for (const offer of offers) sold.set(offer.id, offer)
  const counts = new Map<OfferId, number>()
  for (const { offerId, quantity } of input.lines) {
    const offer = sold.get(offerId)
    if (offer === undefined) return E.left({ _tag: 'OfferNotSold', offerId })
    const wanted = (counts.get(offerId) ?? 0) + quantity
    const { limit } = offer
    if (!(Number.isInteger(quantity) && quantity >= 1 && wanted <= limit))
      return E.left({ _tag: 'QuantityOutOfRange', offerId, quantity: wanted, limit })
    counts.set(offerId, wanted)
  }
  const lines = linesOf(offers, counts)
  const facts = factsOf(lines, counts, buyer)
  return E.right({ lines, facts, bundles: activeBundles(bundles, facts), taxRate })
}

/** Returns a cart with one item of one offer, without tax. */
export const singleOfferCart = (
  offer: Offer,
  buyer: BuyerFacts = NEW_CUSTOMER,
): NormalizedCart & { readonly lines: readonly [NormalizedLine] } => {
  const lines = [{ offer, quantity: 1 }] as const
  const facts = factsOf(lines, new Map([[offer.id, 1]]), buyer)
  return { lines, facts, bundles: new Map(), taxRate: basisPoints(0) }
}
