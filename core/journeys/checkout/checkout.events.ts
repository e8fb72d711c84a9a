import type { CartId, PricedCart } from '../../cart/cart.ts'
import type { OfferRole } from '../../catalog/offer.ts'
import type { CheckoutDetails } from '../../checkout/checkout-form.ts'
import type { CustomerForm } from '../../checkout/customer-form.ts'
import type { InstallKind } from '../../checkout/install-option.ts'
import type { ClearAccount, ClearCard } from '../../ports/card-encryption.ts'
import type { Draft } from '../../ports/draft.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { Quote } from '../../pricing/quoted.ts'
import type { Seal } from '../../pricing/seal-token.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import type { WindowId } from '../../schedule/window.ts'

/** The checkout's part of a draft. */
export type CheckoutDraft = Pick<Draft, 'customerForm' | 'orderKey'>

/** The roles of the offers that the checkout adds to the cart: an installation, or a deposit after the risk question. */
export type CheckoutRole = Extract<OfferRole, 'installation' | 'deposit'>

/** Payment data in clear before encryption. It exists in this event only. */
export type PaymentSubmission =
  | { readonly kind: 'card'; readonly card: ClearCard; readonly nameOnCard: string; readonly zipCode: string }
  | { readonly kind: 'bank'; readonly account: ClearAccount; readonly nameOnAccount: string }

/** The answer to the risk question. The number exists in this event only. `identification` is null for a buyer who gives none. */
export type RiskSubmission = NonNullable<CheckoutDetails['risk']>

export type CheckoutEvent =
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
  /** The schedule can't be shown: the visit is agreed by telephone after the order (SCH-04). */
  | { readonly type: 'schedule.skipped' }
  | { readonly type: 'customer.typed'; readonly form: CustomerForm }
  | { readonly type: 'installOption.chosen'; readonly kind: InstallKind }
  | ({ readonly type: 'details.submitted' } & CheckoutDetails)
  | { readonly type: 'window.chosen'; readonly windowId: WindowId }
  /** The buyer continues with a window that is not reserved yet. */
  | { readonly type: 'window.confirmed'; readonly windowId: WindowId }
  /** The buyer continues with the reserved visit, or without one where none is needed. */
  | { readonly type: 'visit.confirmed' }
  | { readonly type: 'payment.submitted'; readonly payment: PaymentSubmission }
  /** The buyer orders with the stored card or account, or without one where none is needed. */
  | { readonly type: 'order.confirmed' }
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
