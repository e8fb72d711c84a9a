import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { offerPrice, type OfferPrice } from '#core/pricing/offer-price.ts'

/** Returns an offer of a brand. Throws (a defect) if it is not sold: the page's `offers` then lacks it. */
export const offerIn = ({ catalog, name }: Brand, id: string): Offer => {
  const offer = catalog.offers.find((one) => one.id === id)
  if (offer === undefined) throw new Error(`${name} does not sell ${id}`)
  return offer
}

/** Returns the change of an offer's price. Throws (a defect) for a price that never changes. */
export const changeIn = (brand: Brand, id: string): NonNullable<OfferPrice['change']> => {
  const { change } = offerPrice(offerIn(brand, id))
  if (change === null) throw new Error(`the price of ${id} never changes`)
  return change
}
