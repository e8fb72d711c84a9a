import type { CartId } from '../../cart/cart.ts'
import type { AcceptedAgreement, Agreement } from '../../checkout/agreement.ts'
import type { CustomerForm } from '../../checkout/customer-form.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { OrderInstall, InstallOption } from '../../checkout/install-option.ts'
import type { IdempotencyKey, OrderReceipt, PendingOrder } from '../../checkout/order.ts'
import type { RequirementPart } from '../../checkout/requirements.ts'
import type { PaymentSummary } from '../../payment/payment.ts'
import type { RiskDecision, RiskRequirements } from '../../risk/risk.ts'
import type { HoldEnd } from '../../schedule/hold-status.ts'
import type { InstallationWindow } from '../../schedule/window.ts'
import type { CheckoutStep } from '../../routes/sale-step.ts'
import type { CheckoutFailure } from './checkout.failure.ts'

/**
 * The data that the checkout has collected; the cart and its price belong to the sale. `isAgreed`: the provider has recorded every
 * agreement. `orderKey` is the idempotency key of one order attempt and stays the same until a final answer. `pending` is the order that
 * waits for the bank; `polls` counts the status requests for it. Contains summaries only, never the number of a card, an account or an
 * identification.
 */
export type CheckoutContext = {
  readonly cartId: CartId | null
  readonly wantedStep: CheckoutStep
  /** Whether the place is prepared for a site visit. */
  readonly preWorkReady: boolean
  readonly agreements: readonly Agreement[]
  readonly riskRequirements: RiskRequirements | null
  readonly installOptions: readonly InstallOption[]
  /** Null while they are unknown. */
  readonly windows: readonly InstallationWindow[] | null
  /** The parts that could not be loaded yet (CHK-20). */
  readonly missing: readonly RequirementPart[]
  readonly customerForm: CustomerForm
  readonly customer: Customer | null
  readonly riskDecision: RiskDecision | null
  readonly installKind: OrderInstall | null
  readonly isAgreed: boolean
  /** What the buyer accepted. Empty where the provider does not report it. */
  readonly acceptedAgreements: readonly AcceptedAgreement[]
  /** The buyer chose automatic payments: the provider has recorded their agreement (CHK-21). */
  readonly isAutoPay: boolean
  readonly payment: PaymentSummary | null
  readonly visit: InstallationWindow | null
  /** The end of the hold of the visit by the visitor's own clock. Null while it is unknown. */
  readonly hold: HoldEnd | null
  /** The visit whose hold ended while the buyer paid. Another one has to be chosen before the order (SCH-11). */
  readonly lostVisit: InstallationWindow | null
  /** The schedule is skipped, and the visit is agreed by telephone (SCH-04). */
  readonly isVisitByPhone: boolean
  readonly orderKey: IdempotencyKey | null
  readonly pending: PendingOrder | null
  readonly polls: number
  readonly receipt: OrderReceipt | null
  readonly failure: CheckoutFailure | null
}
