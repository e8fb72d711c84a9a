import type { PricedCart } from '../cart/cart.ts'
import type { CartChanges, SeenCart } from '../cart/final-check.ts'
import type { PriceDifference } from '../cart/swap.ts'
import type { LineOfBusiness, OfferId } from '../catalog/offer.ts'
import type { Disclaimer } from '../label/disclaimer.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { Call } from './orchestrator.failure.ts'

/** A replacement for a cart offer, its price effect, and the offers that leave with the replaced one. */
export type SwapChoice = {
  readonly offerId: OfferId
  readonly difference: PriceDifference
  readonly leaves: readonly OfferId[]
}

/** `activeOffer` is the offer that the caller sees in this line of business, null for none. `offerSwap`: replace it. */
export type LineOfferRequest = {
  readonly offerId: OfferId
  readonly offerSwap: boolean
  readonly activeOffer: OfferId | null
}

type CartItem = { readonly offerId: OfferId; readonly lineOfBusiness: LineOfBusiness }

/** The calls that change or price a cart offer by offer, and the cart calls that the storefront does not make. */
export type CartChangeCalls = {
  /** Puts a plan into the cart in place of the one in its line of business. */
  readonly addOffer: Call<{ readonly offerId: OfferId }, PricedCart>
  readonly removeOffer: Call<{ readonly id: OfferId }, PricedCart>
  /** Sets the quantity of an add-on, or of a plan sold by the line. */
  readonly addCartItem: Call<CartItem & { readonly quantity: number }, PricedCart>
  readonly removeCartItem: Call<CartItem, PricedCart>
  readonly cartSummary: Call<{ readonly returnTaxes: boolean }, PricedCart>
  /** Returns the offers that can replace an offer in the cart. */
  readonly offerSwap: Call<{ readonly id: OfferId }, { readonly choices: readonly SwapChoice[] }>
  /** Adds a television plan or replaces the active one; `CART_STALE` if another one is active. */
  readonly tvOffer: Call<LineOfferRequest, PricedCart>
  readonly phoneOffer: Call<LineOfferRequest, PricedCart>
  /** Returns the legal text of an offer. */
  readonly disclaimer: Call<{ readonly offerId: OfferId }, { readonly disclaimer: Disclaimer }>
  /** Empties the cart and releases what was reserved for it. */
  readonly deleteCart: Call<void, PricedCart>
  /** Returns the final cart before the checkout, and what has changed since the caller saw it. */
  readonly finalizeCart: Call<
    { readonly activeOffer: OfferId; readonly cartConfig: SeenCart },
    { readonly cart: PricedCart; readonly changes: CartChanges }
  >
  /** Saves the visitor's current step, as far as the guards permit it. */
  readonly updateSessionStep: Call<{ readonly step: SaleStep }, { readonly step: SaleStep }>
}
