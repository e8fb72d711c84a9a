import type { Brand } from '#core/brand/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Bundle, Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer, offersForEverybody } from '#core/catalog/offer.ts'
import { cartPriceIn, offerPriceIn, type OfferPrice } from '#core/pricing/offer-price.ts'
import { basisPoints, type Cents, subtract } from '#core/shared/money.ts'

/** Several offers together: each line before bundle discounts, their sum, the total. Cents a month, before tax. */
export type PackagePrice = {
  readonly lines: readonly { readonly offer: Offer; readonly quantity: number; readonly price: Cents }[]
  readonly off: Cents
  readonly total: OfferPrice
}

/** Prices a package at a brand. Throws (a defect) for lines that the brand does not sell. */
export const packagePrice = ({ catalog, name }: Brand, lines: readonly CartLine[]): PackagePrice => {
  const { offers, bundles } = catalog
  const apart = { offers, lines, taxRate: basisPoints(0) }
  const separately = cartPriceIn(apart)
  const total = cartPriceIn({ ...apart, bundles })
  if (separately === null || total === null) throw new Error(`${name} does not sell this package`)
  return {
    lines: lines.flatMap(({ offerId, quantity }) => {
      const offer = offers.find(({ id }) => id === offerId)
      const price = offerPriceIn(apart, offerId)
      return offer === undefined || price === null ? [] : [{ offer, quantity, price: price.first }]
    }),
    off: subtract(separately.first, total.first),
    total,
  }
}

/** One of each offer of a bundle. Throws (a defect) for a bundle that the brand does not have. */
export const bundleLines = ({ catalog, name }: Brand, id: string): readonly CartLine[] => {
  const bundle = catalog.bundles.find((one) => one.id === id)
  if (bundle === undefined) throw new Error(`${name} has no bundle ${id}`)
  return bundle.offers.map((offerId) => ({ offerId, quantity: 1 }))
}

/** The bundles whose discount everybody gets. */
export const openBundles = (brand: Brand): readonly Bundle[] => {
  const sold = offersForEverybody(brand.catalog.offers)
  return brand.catalog.bundles.filter(
    ({ id, offers }) =>
      offers.every((offerId) => findOffer(sold, offerId) !== undefined) &&
      packagePrice(brand, bundleLines(brand, id)).off > 0,
  )
}

/** The package named after the brand: internet, WiFi and a mobile line, free in its first year (CAT-06). */
export const onePackage: readonly CartLine[] = ['internet-500', 'advanced-wifi', 'mobile-unlimited'].map(
  (id) => ({ offerId: id as OfferId, quantity: 1 }),
)
