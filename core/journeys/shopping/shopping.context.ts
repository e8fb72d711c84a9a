import type { CartLine, PricedCart } from '../../cart/cart.ts'
import type { BuyerFacts } from '../../catalog/condition.ts'
import type { OfferId } from '../../catalog/offer.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { OffersAnswer } from '../../ports/orchestrator.ts'
import type { BasisPoints } from '../../shared/money.ts'

/**
 * `wanted` is the cart as the visitor set it; `cart` as the provider last confirmed it. Equal once everything is saved. `accepted` are the
 * lines that this tab's visitor chose or agreed to; what the saved cart holds otherwise was changed elsewhere (CRT-16).
 */
export type ShoppingContext = {
  readonly taxRate: BasisPoints
  readonly buyer: BuyerFacts
  readonly offers: OffersAnswer | null
  readonly cart: PricedCart | null
  readonly wanted: readonly CartLine[]
  readonly accepted: readonly CartLine[]
  /** The change on its way to the provider. */
  readonly sent: PendingChange | null
  readonly failure: OrchestratorFailure | null
}

/** A change the provider has yet to make: this many of that offer. */
export type PendingChange = { readonly offerId: OfferId; readonly quantity: number }
