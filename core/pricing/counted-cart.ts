import { either as E } from 'fp-ts'
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

/** A cart as the rules of pricing see it: a line an offer, in catalogue order. */
export type CountedCart = {
  readonly lines: readonly CountedLine[]
  readonly facts: CartFacts
  readonly offers: readonly Offer[]
  readonly bundles: readonly Bundle[]
  readonly offerOf: (offerId: OfferId) => Offer | undefined
  /** The bundles that take something off the line of an offer. */
  readonly bundlesOf: (offerId: OfferId) => readonly Bundle[]
  readonly taxRate: BasisPoints
}

const NO_BUNDLES: readonly Bundle[] = []

const byFirstOffer = (bundles: readonly Bundle[]): CountedCart['bundlesOf'] => {
  if (bundles.length === 0) return () => NO_BUNDLES
  const byOffer = new Map<OfferId, Bundle[]>()
  for (const bundle of bundles) {
    const known = byOffer.get(bundle.offers[0])
    if (known === undefined) byOffer.set(bundle.offers[0], [bundle])
    else known.push(bundle)
  }
  return (offerId) => byOffer.get(offerId) ?? NO_BUNDLES
}

const countLines = (
  offers: readonly Offer[],
  counts: ReadonlyMap<OfferId, number>,
): Pick<CountedCart, 'lines'> & Pick<CartFacts, 'plansOf'> => {
  const plans: Record<LineOfBusiness, number> = { Internet: 0, TV: 0, Voice: 0, Mobile: 0 }
  const lines: CountedLine[] = []
  for (const offer of offers) {
    const quantity = counts.get(offer.id)
    if (quantity === undefined) continue
    lines.push({ offer, quantity })
    if (offer.role === 'plan') plans[offer.lineOfBusiness] += quantity
  }
  return { lines, plansOf: (lineOfBusiness) => plans[lineOfBusiness] }
}

/** Lines of the same offer as one, in catalogue order (PRC-01); each must be sold here and within its limit (PRC-02). */
export const countCart = (input: CartInput): E.Either<QuoteFailure, CountedCart> => {
  const sold = new Map<OfferId, Offer>()
  for (const offer of input.offers) sold.set(offer.id, offer)
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
  const { offers, bundles = NO_BUNDLES, buyer = UNKNOWN_BUYER, taxRate } = input
  const { lines, plansOf } = countLines(offers, counts)
  return E.right({
    lines,
    facts: { buyer, plansOf, quantityOf: (offerId) => counts.get(offerId) ?? 0 },
    offers,
    bundles,
    offerOf: (offerId) => sold.get(offerId),
    bundlesOf: byFirstOffer(bundles),
    taxRate,
  })
}

/** A cart of one of an offer and nothing else, of a buyer of whom nothing is known, without tax. */
export const aloneCart = (offer: Offer): CountedCart & { readonly lines: readonly [CountedLine] } => {
  const counts = new Map([[offer.id, 1]])
  return {
    lines: [{ offer, quantity: 1 }],
    facts: {
      buyer: UNKNOWN_BUYER,
      plansOf: countLines([offer], counts).plansOf,
      quantityOf: (offerId) => counts.get(offerId) ?? 0,
    },
    offers: [offer],
    bundles: NO_BUNDLES,
    offerOf: (offerId) => (offerId === offer.id ? offer : undefined),
    bundlesOf: () => NO_BUNDLES,
    taxRate: basisPoints(0),
  }
}
