import type { OfferId } from '../catalog/offer.ts'

export type PhoneLinesFailure =
  | { readonly _tag: 'LineNotInCart'; readonly phoneProductId: OfferId }
  | { readonly _tag: 'TooManyLines'; readonly phoneProductId: OfferId }
  | { readonly _tag: 'LineTwice'; readonly lineId: string }
  /** The number itself is not repeated here. */
  | { readonly _tag: 'NumberTwice'; readonly lineId: string }
