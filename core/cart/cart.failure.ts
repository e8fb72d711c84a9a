import type { OfferId } from '../catalog/offer.ts'
import type { QuoteFailure } from '../pricing/quote.failure.ts'

/** The ways a change to a cart is refused: those in which a quote is, and an add-on without a plan to go with. */
export type CartFailure = QuoteFailure | { readonly _tag: 'PlanMissing'; readonly offerId: OfferId }
