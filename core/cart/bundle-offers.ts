import { either as E } from 'fp-ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { Bundle, Catalog, Offer } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { normalizeCart } from '../pricing/normalized-cart.ts'
import type { QuoteInput } from '../pricing/quoted.ts'
import { quote } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, basisPoints, subtract } from '../shared/money.ts'
import type { CartLine } from './cart.ts'
import { EMPTY_LINES, plannedLines } from './cart.ts'
import { replaceLines } from './replace-lines.ts'

/** A bundle that can be bought, with its offers in its order: one of each. */
export type BundleOffer = {
  readonly bundle: Bundle
  readonly offers: readonly Offer[]
  readonly lines: readonly CartLine[]
}

/**
 * Returns the bundles that a buyer can buy, in the order of the catalogue: their offers are sold here and can be one
 * cart with an internet plan, and their conditions hold for that cart (CRT-20).
 */
export const bundleOffersOf = (
  { offers, bundles }: Pick<Catalog, 'offers' | 'bundles'>,
  buyer: BuyerFacts,
): readonly BundleOffer[] =>
  bundles.flatMap((bundle): readonly BundleOffer[] => {
    const lines = bundle.offers.map((offerId) => ({ offerId, quantity: 1 }))
    const sold = lines.flatMap(({ offerId }) => findOffer(offers, offerId) ?? [])
    if (
      !plannedLines(lines, offers).includes('Internet') ||
      E.isLeft(replaceLines(EMPTY_LINES, offers, lines))
    )
      return []
    const cart = normalizeCart({ offers, bundles: [bundle], lines, buyer, taxRate: basisPoints(0) })
    if (E.isLeft(cart) || cart.right.bundles.size === 0) return []
    return [{ bundle, offers: sold, lines }]
  })

/** Returns what the bundles of a cart take off its first month, in cents with tax; never negative (PRC-10, CRT-20). */
export const bundleSaving = (input: QuoteInput): Cents => {
  const [together, apart] = [quote(input), quote({ ...input, bundles: [] })]
  return E.isRight(together) && E.isRight(apart)
    ? subtract(apart.right.monthly.total, together.right.monthly.total)
    : ZERO
}
