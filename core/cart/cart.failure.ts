import type { OfferId } from '../catalog/offer.ts'
import type { QuoteFailure } from '../pricing/quote.failure.ts'

/** Reasons why a change of a cart is refused: those of a quote, and an offer without the plan it needs. */
export type CartFailure = QuoteFailure | { readonly _tag: 'PlanMissing'; readonly offerId: OfferId }

/** Reasons why the lines of a cart are not replaced: those of any change, and two lines for one offer or one choice. */
export type ReplaceFailure = CartFailure | { readonly _tag: 'ChoiceTwice'; readonly offerId: OfferId }

/** Reasons against a swap: those of any change, an offer not in the cart, and an offer that is no alternative. */
export type SwapFailure =
  | CartFailure
  | { readonly _tag: 'NotHeld'; readonly offerId: OfferId }
  | { readonly _tag: 'NoAlternative'; readonly offerId: OfferId; readonly to: OfferId }
