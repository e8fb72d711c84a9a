import { either as E } from 'fp-ts'
import { isBundled } from '../catalog/bundle.ts'
import type { BuyerFacts, CartFacts } from '../catalog/condition.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
import type { Bundle, LineOfBusiness, Offer, OfferId } from '../catalog/offer.ts'
import { limitOf } from '../catalog/price.ts'
import type { BasisPoints } from '../shared/money.ts'
import { basisPoints } from '../shared/money.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** How many of which offer, for whom; the order and repetition of lines do not change what they cost (PRC-01). */
export type CartInput = {
  readonly offers: readonly Offer[]
  readonly bundles?: readonly Bundle[]
  readonly lines: readonly { readonly offerId: OfferId; readonly quantity: number }[]
  readonly taxRate: BasisPoints
  /** What is known of the buyer; nothing when it is left out (PRC-08). */
  readonly buyer?: BuyerFacts
}

export type CountedLine = { readonly offer: Offer; readonly quantity: number }

/** The bundles that hold, by the offer whose line they take something off. */
export type HeldBundles = ReadonlyMap<OfferId, readonly Bundle[]>

/** A cart as the rules of pricing see it: a line an offer, in catalogue order. */
export type CountedCart = {
  readonly lines: readonly CountedLine[]
  readonly facts: CartFacts
  readonly bundles: HeldBundles
  readonly taxRate: BasisPoints
}

/** Those of the bundles that hold (PRC-10). */
export const heldBundles = (bundles: readonly Bundle[], facts: CartFacts): HeldBundles => {
  const held = new Map<OfferId, readonly Bundle[]>()
  for (const bundle of bundles)
    if (isBundled(bundle, facts)) {
      const [offerId] = bundle.offers
      held.set(offerId, [...(held.get(offerId) ?? []), bundle])
    }
  return held
}

type Counts = ReadonlyMap<OfferId, number>

const linesOf = (offers: readonly Offer[], counts: Counts): readonly CountedLine[] => {
  const lines: CountedLine[] = []
  for (const offer of offers) {
    const quantity = counts.get(offer.id)
    if (quantity !== undefined) lines.push({ offer, quantity })
  }
  return lines
}

const factsOf = (lines: readonly CountedLine[], counts: Counts, buyer: BuyerFacts): CartFacts => {
  const plans: Partial<Record<LineOfBusiness, number>> = {}
  for (const { offer, quantity } of lines)
    if (offer.role === 'plan') plans[offer.lineOfBusiness] = (plans[offer.lineOfBusiness] ?? 0) + quantity
  return {
    buyer,
    plansOf: (lineOfBusiness) => plans[lineOfBusiness] ?? 0,
    quantityOf: (offerId) => counts.get(offerId) ?? 0,
  }
}

/** Lines of the same offer as one, in catalogue order (PRC-01); each must be sold here and within its limit (PRC-02). */
export const countCart = (input: CartInput): E.Either<QuoteFailure, CountedCart> => {
  const { offers, bundles = [], buyer = UNKNOWN_BUYER, taxRate } = input
  const sold = new Map<OfferId, Offer>()
  for (const offer of offers) sold.set(offer.id, offer)
  const counts = new Map<OfferId, number>()
  for (const { offerId, quantity } of input.lines) {
    const offer = sold.get(offerId)
    if (offer === undefined) return E.left({ _tag: 'OfferNotSold', offerId })
    const wanted = (counts.get(offerId) ?? 0) + quantity
    const limit = limitOf(offer)
    if (!(Number.isInteger(quantity) && quantity >= 1 && wanted <= limit))
      return E.left({ _tag: 'QuantityOutOfRange', offerId, quantity: wanted, limit })
    counts.set(offerId, wanted)
  }
  const lines = linesOf(offers, counts)
  const facts = factsOf(lines, counts, buyer)
  return E.right({ lines, facts, bundles: heldBundles(bundles, facts), taxRate })
}

/** A cart of one of an offer and nothing else, of a buyer of whom nothing is known, without tax. */
export const aloneCart = (offer: Offer): CountedCart & { readonly lines: readonly [CountedLine] } => {
  const lines = [{ offer, quantity: 1 }] as const
  const facts = factsOf(lines, new Map([[offer.id, 1]]), UNKNOWN_BUYER)
  return { lines, facts, bundles: new Map(), taxRate: basisPoints(0) }
}
