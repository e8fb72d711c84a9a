import type { StorefrontData } from './shopping.actors.ts'

export type ShoppingEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  | { readonly type: 'step.requested'; readonly step: 'products' | 'configure' }
  | { readonly type: 'retry.requested' }

export type ShoppingEmitted =
  /** The offers of the address and the cart of the session are loaded. A saved cart may be restored into it. */
  | ({ readonly type: 'shop.opened' } & StorefrontData)
  | { readonly type: 'shop.failed' }
  | { readonly type: 'session.lost' }
