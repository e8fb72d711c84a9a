import type { ShopStep } from '../../routes/sale-step.ts'
import type { StorefrontData } from './shopping.actors.ts'
import type { ChoicePage } from './shopping.context.ts'

export type ShoppingEvent =
  /** A session was opened for an address. The shop starts on this page. */
  | { readonly type: 'session.opened'; readonly page: ChoicePage }
  | { readonly type: 'session.closed' }
  | { readonly type: 'step.requested'; readonly step: ShopStep }
  | { readonly type: 'retry.requested' }

export type ShoppingEmitted =
  /** The offers of the address and the cart of the session are loaded. A saved cart may be restored into it. */
  | ({ readonly type: 'shop.opened' } & StorefrontData)
  | { readonly type: 'shop.failed' }
  | { readonly type: 'session.lost' }
