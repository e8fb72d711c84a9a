import type { QuoteFailure } from '../pricing/quote.failure.ts'

/** The ways a change to a cart is refused: the same two in which a quote is. */
export type CartFailure = QuoteFailure
