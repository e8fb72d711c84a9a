import type { CartId, PricedCart } from '../../cart/cart.ts'
import type { OfferRole } from '../../catalog/offer.ts'
import type { Draft } from '../../ports/draft.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { Quote } from '../../pricing/quoted.ts'
import type { Seal } from '../../pricing/seal-token.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import type { StepEvent } from './checkout.step-states.ts'

/** The checkout's part of a draft. */
export type CheckoutDraft = Pick<Draft, 'customerForm' | 'orderKey'>

/** Roles of offers that the checkout adds to the cart: an installation, or a deposit after the risk question. */
export type CheckoutRole = Extract<OfferRole, 'installation' | 'deposit'>

export type CheckoutEvent =
  | StepEvent
  /** The cart to check out, and the step that the visitor requested. */
  | {
      readonly type: 'cart.confirmed'
      readonly cartId: CartId
      readonly step: CheckoutStep
      readonly preWorkReady: boolean
      readonly isMobileAlone: boolean
    }
  | { readonly type: 'session.restored'; readonly snapshot: SessionSnapshot }
  | { readonly type: 'session.closed' }
  | { readonly type: 'price.accepted' }
  | { readonly type: 'price.declined' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'step.requested'; readonly step: CheckoutStep }

export type CheckoutEmitted =
  /** The provider returned the cart after a change of the installation option or of the risk answer. */
  | { readonly type: 'cart.refreshed'; readonly cart: PricedCart; readonly chosen: CheckoutRole | null }
  /** The order was not placed because its price changed. The buyer has to confirm the new price. */
  | { readonly type: 'price.moved'; readonly quote: Quote; readonly seal: Seal }
  /** The buyer declined the new price and returns to the configuration. */
  | { readonly type: 'cart.reopened' }
  | { readonly type: 'order.placed' }
  | { readonly type: 'session.lost' }
  /** The cart was ordered in another tab. The session has the receipt. */
  | { readonly type: 'session.stale' }
