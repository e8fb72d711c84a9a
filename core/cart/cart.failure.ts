import type { OfferId } from '../catalog/offer.ts'
import type { QuoteFailure } from '../pricing/quote.failure.ts'

/** The ways a change to a cart is refused: those in which a quote is, and an add-on without a plan to go with. */
export type CartFailure = QuoteFailure | { readonly _tag: 'PlanMissing'; readonly offerId: OfferId }

/** The ways the lines of a cart are not replaced: those of any change, and two lines for one offer or one choice. */
export type ReplaceFailure = CartFailure | { readonly _tag: 'ChoiceTwice'; readonly offerId: OfferId }

/** The ways an offer is not swapped: those of any change, what the cart does not hold, and what is no alternative to it. */
export type SwapFailure =
  | CartFailure
  | { readonly _tag: 'NotHeld'; readonly offerId: OfferId }
  | { readonly _tag: 'NoAlternative'; readonly offerId: OfferId; readonly to: OfferId }
