import type { OfferId } from '../catalog/offer.ts'

export type QuoteFailure =
  | { readonly _tag: 'OfferNotSold'; readonly offerId: OfferId }
  | {
      readonly _tag: 'QuantityOutOfRange'
      readonly offerId: OfferId
      readonly quantity: number
      readonly limit: number
    }
