import type { OfferId } from '../catalog/offer.ts'
import type { FieldFailure } from '../shared/reader.ts'
import type { CartId } from './cart.ts'

/** Reasons why a saved cart is not restored. */
export type RestorationFailure =
  | FieldFailure
  | { readonly _tag: 'NothingStored' }
  | { readonly _tag: 'NotJson' }
  | { readonly _tag: 'UnknownVersion'; readonly version: string | null }
  | { readonly _tag: 'LineTwice'; readonly offerId: OfferId }
  | { readonly _tag: 'CartOrdered'; readonly cartId: CartId }
  | { readonly _tag: 'SavedAhead'; readonly savedAt: number; readonly now: number }
  | { readonly _tag: 'RestorationExpired'; readonly savedAt: number; readonly now: number }
