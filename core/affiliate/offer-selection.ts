import type { CartLine } from '../cart/cart.ts'
import type { OfferId } from '../catalog/offer.ts'

/** An offer of a link, and its quantity where it is not one: `internet-gig`, `mobile-unlimited:3`. */
const SELECTED = /^([\w-]+)(?::([1-9]\d?))?$/

/** Writes lines as the parameter `offerid` of a link (AFF-07). */
export const offerSelectionText = (lines: readonly CartLine[]): string =>
  lines.map(({ offerId, quantity }) => (quantity === 1 ? offerId : `${offerId}:${quantity}`)).join(',')

/** Parses the lines of the parameter `offerid`. A malformed one is left out (AFF-07). */
export const parseOfferSelection = (text: string): readonly CartLine[] =>
  text.split(',').flatMap((part) => {
    const [, id, quantity = '1'] = SELECTED.exec(part) ?? []
    return id === undefined ? [] : [{ offerId: id as OfferId, quantity: Number(quantity) }]
  })
