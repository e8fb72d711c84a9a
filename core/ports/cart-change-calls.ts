import type { PricedCart, CartLine } from '../cart/cart.ts'
import type { CartChanges, SeenCart } from '../cart/final-check.ts'
import type { PriceDifference } from '../cart/swap.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Disclaimer } from '../label/disclaimer.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { Call } from './orchestrator.ts'

/** What can stand in the place of an offer in the cart, what that changes in the price, and which offers leave with it. */
export type SwapChoice = {
  readonly offerId: OfferId
  readonly difference: PriceDifference
  readonly leaves: readonly OfferId[]
}

/** `activeOffer` is what the caller sees in this line of business, null for nothing; `offerSwap` says that it is to be replaced. */
export type LineOfferRequest = {
  readonly offerId: OfferId
  readonly offerSwap: boolean
  readonly activeOffer: OfferId | null
}

/** Calls that change a cart as a whole, and those about its offers one by one. */
export type CartChangeCalls = {
  /** Puts exactly these plans and add-ons into the cart, or changes nothing; `CART_STALE` with the cart when it is not of this version. */
  readonly modifyCart: Call<{ readonly version: number; readonly lines: readonly CartLine[] }, PricedCart>
  /** What an offer of the cart can be swapped for. */
  readonly offerSwap: Call<{ readonly id: OfferId }, { readonly choices: readonly SwapChoice[] }>
  /** Puts a television plan in, or in place of the active one; `CART_STALE` when another one is active. */
  readonly tvOffer: Call<LineOfferRequest, PricedCart>
  readonly phoneOffer: Call<LineOfferRequest, PricedCart>
  /** The legal text of an offer. */
  readonly disclaimer: Call<{ readonly offerId: OfferId }, { readonly disclaimer: Disclaimer }>
  /** Empties the cart and gives back what was held for it. */
  readonly deleteCart: Call<void, PricedCart>
  /** The last look before the checkout: the cart as it will be ordered, and what has changed since the caller saw it. */
  readonly finalizeCart: Call<
    { readonly activeOffer: OfferId; readonly cartConfig: SeenCart },
    { readonly cart: PricedCart; readonly changes: CartChanges }
  >
  /** Keeps where the visitor is, as far as the guards let them there. */
  readonly updateSessionStep: Call<{ readonly step: SaleStep }, { readonly step: SaleStep }>
}
