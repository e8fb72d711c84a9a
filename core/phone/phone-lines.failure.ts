import type { OfferId } from '../catalog/offer.ts'

export type PhoneLinesFailure =
  | { readonly _tag: 'LineNotInCart'; readonly phoneProductId: OfferId }
  | { readonly _tag: 'TooManyLines'; readonly phoneProductId: OfferId }
  | { readonly _tag: 'LineTwice'; readonly lineId: string }
  /** The failure does not contain the number. */
  | { readonly _tag: 'NumberTwice'; readonly lineId: string }
