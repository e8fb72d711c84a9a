import { either as E } from 'fp-ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type CartLine, setQuantity } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import { offerPriceIn } from '#core/pricing/offer-price.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { CatalogSection, PriceOf } from '#ui/features/sale/configure/catalog-section.ts'
import { catalogSectionsOf } from '#ui/features/sale/configure/catalog-section.ts'

/** A price that must exist. */
export const priced = (input: QuoteInput): Quote => {
  const answer = quote(input)
  if (E.isLeft(answer)) throw new TypeError(`no price: ${answer.left._tag}`)
  return answer.right
}

export const alone = (offer: Offer, taxRate = 0): Quote =>
  priced({
    catalogVersion: 'test',
    offers: [offer],
    lines: [{ offerId: offer.id, quantity: 1 }],
    taxRate: basisPoints(taxRate),
  })

export const offerNamed = (id: string): Offer => {
  const found = cometa.catalog.offers.find((offer) => offer.id === (id as OfferId))
  if (found === undefined) throw new TypeError(`no offer ${id}`)
  return found
}

/** Prices each offer in the cart that would hold it. */
const priceIn =
  (sold: readonly Offer[], lines: readonly CartLine[]): PriceOf =>
  (offerId, quantity) => {
    const changed = setQuantity(lines, sold, offerId, quantity)
    return changed._tag === 'Left'
      ? null
      : offerPriceIn({ offers: sold, lines: changed.right, taxRate: basisPoints(0) }, offerId)
  }

/** The sections of the configuration for a cart, with the price of each offer in it. */
export const sectionsOf = (sold: readonly Offer[], lines: readonly CartLine[]): readonly CatalogSection[] =>
  catalogSectionsOf(sold, lines, priceIn(sold, lines))

/** A cart of every line of business, with what the checkout adds to it. */
export const everything: Quote = priced({
  catalogVersion: cometa.catalog.version,
  offers: cometa.catalog.offers,
  lines: Object.entries({
    'internet-gig': 1,
    'advanced-wifi': 1,
    'wifi-pod': 2,
    'tv-mi-plan-latino': 1,
    'disney-premium': 1,
    'home-phone': 1,
    'phone-international': 1,
    'mobile-unlimited-plus': 4,
    'install-professional': 1,
    'security-deposit': 1,
  }).map(([id, quantity]) => ({ offerId: offerNamed(id).id, quantity })),
  taxRate: basisPoints(825),
})
