import type { OfferId } from './offer.ts'

export type OffersStateFailure = { readonly _tag: 'OfferTwice'; readonly offerId: OfferId }
