import type { PricedCart } from '../../cart/cart.ts'
import type { AcceptedAgreement } from '../../checkout/agreement.ts'
import type { CheckoutRole } from '../shopping/shopping.events.ts'
import type { CustomerForm } from '../../checkout/customer-form.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { InstallKind } from '../../checkout/install-option.ts'
import type { IdempotencyKey } from '../../checkout/order.ts'
import type { ClearAccount, ClearCard } from '../../ports/card-encryption.ts'
import type { SessionSnapshot } from '../../ports/orchestrator.ts'
import type { ClearIdentification } from '../../risk/risk.ts'
import type { WindowId } from '../../schedule/window.ts'

export type CheckoutStep = 'checkout' | 'payment' | 'schedule'

/** A way to pay on its way to the cipher: it lives in this event and nowhere else. */
export type PaymentSubmission =
  | { readonly kind: 'card'; readonly card: ClearCard; readonly nameOnCard: string; readonly zipCode: string }
  | { readonly kind: 'bank'; readonly account: ClearAccount; readonly nameOnAccount: string }

/** The answer to the risk question; a number lives in this event and nowhere else. `identification` is null for a buyer who gives none. */
export type RiskSubmission = {
  readonly addressOneYear: boolean
  readonly identification: ClearIdentification | null
}

export type CheckoutEvent =
  /** The cart to check out, and the step the visitor wants to be at. */
  | { readonly type: 'cart.confirmed'; readonly cart: PricedCart; readonly step: CheckoutStep }
  | { readonly type: 'session.restored'; readonly snapshot: SessionSnapshot }
  | { readonly type: 'session.closed' }
  | {
      readonly type: 'draft.restored'
      readonly customerForm: CustomerForm
      readonly orderKey: IdempotencyKey | null
    }
  | { readonly type: 'customer.typed'; readonly form: CustomerForm }
  | { readonly type: 'installOption.chosen'; readonly kind: InstallKind }
  | {
      readonly type: 'details.submitted'
      readonly customer: Customer
      /** Null keeps the answer that is on record. */
      readonly risk: RiskSubmission | null
      readonly agreements: readonly AcceptedAgreement[]
    }
  | { readonly type: 'payment.submitted'; readonly payment: PaymentSubmission }
  /** Go on with the card or account the provider already has. */
  | { readonly type: 'payment.kept' }
  | { readonly type: 'window.chosen'; readonly windowId: WindowId }
  | { readonly type: 'order.confirmed' }
  | { readonly type: 'price.accepted' }
  | { readonly type: 'price.declined' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'step.requested'; readonly step: CheckoutStep }

export type CheckoutEmitted =
  /** The provider answered with the cart, after an installation or an answer that may ask for a deposit was chosen. */
  | { readonly type: 'cart.refreshed'; readonly cart: PricedCart; readonly chosen: CheckoutRole }
  /** The new price is not wanted: back to the configuration. */
  | { readonly type: 'cart.reopened' }
  | { readonly type: 'session.lost' }
  /** The cart was ordered elsewhere (another tab): the receipt is in the session. */
  | { readonly type: 'session.stale' }
