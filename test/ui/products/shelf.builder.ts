import { either as E } from 'fp-ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { Quote, QuoteInput } from '#core/pricing/quote.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'

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
