import type { PricedCart } from '../../cart/cart.ts'
import type { OffersAnswer } from '../../ports/storefront-orchestrator.ts'

export type ShoppingEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  | { readonly type: 'step.requested'; readonly step: 'products' | 'configure' }
  | { readonly type: 'retry.requested' }

export type ShoppingEmitted =
  /** The offers of the address and the cart of the session are loaded. */
  | { readonly type: 'shop.opened'; readonly offers: OffersAnswer; readonly cart: PricedCart }
  | { readonly type: 'shop.failed' }
  | { readonly type: 'session.lost' }
