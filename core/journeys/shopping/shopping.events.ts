import type { PricedCart } from '../../cart/cart.ts'
import type { OfferId, OfferRole } from '../../catalog/offer.ts'
import type { BuyerFacts } from '../../catalog/condition.ts'
import type { BasisPoints } from '../../shared/money.ts'

/** What a buyer chooses at checkout: an installation, or the answer that asks for a deposit. */
export type CheckoutRole = Extract<OfferRole, 'installation' | 'deposit'>

export type ShoppingEvent =
  | { readonly type: 'session.opened'; readonly taxRate: BasisPoints; readonly buyer: BuyerFacts }
  | { readonly type: 'session.closed' }
  /** An internet plan was picked: it replaces the one in the cart, and the visitor goes on to configure it. */
  | { readonly type: 'plan.chosen'; readonly offerId: OfferId }
  /** So many of something beside it are wanted: an add-on, or a plan of television, telephone or mobile lines. */
  | { readonly type: 'item.changed'; readonly offerId: OfferId; readonly quantity: number }
  | { readonly type: 'configuration.confirmed' }
  /** The provider answered the checkout with the cart; the visitor of this tab chose the offers of role `chosen` there. */
  | { readonly type: 'cart.refreshed'; readonly cart: PricedCart; readonly chosen: CheckoutRole | null }
  /** The visitor has seen what changed elsewhere and agrees to it. */
  | { readonly type: 'changes.accepted' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'step.requested'; readonly step: 'products' | 'configure' }

export type ShoppingEmitted =
  /** The cart is as the visitor wants it and saved. */
  { readonly type: 'cart.confirmed'; readonly cart: PricedCart } | { readonly type: 'session.lost' }
