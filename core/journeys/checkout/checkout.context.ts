import type { PricedCart } from '../../cart/cart.ts'
import type { Agreement } from '../../checkout/agreement.ts'
import type { CustomerForm } from '../../checkout/customer-form.ts'
import type { Customer } from '../../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../../checkout/install-option.ts'
import type { IdempotencyKey, OrderReceipt, PendingOrder } from '../../checkout/order.ts'
import type { PaymentSummary } from '../../payment/payment.ts'
import type { Quote } from '../../pricing/quote.ts'
import type { RiskDecision, RiskRequirements } from '../../risk/risk.ts'
import type { InstallationWindow } from '../../schedule/window.ts'
import type { CheckoutStep } from './checkout.events.ts'
import type { CheckoutFailure } from './checkout.failure.ts'

/**
 * What the checkout has gathered. `isAgreed`: the provider has every agreement on record. `orderKey` names the buyer's intention and is kept
 * until a final answer; `pending` is the order that waits for the bank, `polls` how often it was asked for; `previousQuote` is the price shown before it moved. Never numbers of a card,
 * an account or a person: only their summary.
 */
export type CheckoutContext = {
  readonly cart: PricedCart | null
  readonly wantedStep: CheckoutStep
  readonly agreements: readonly Agreement[]
  readonly riskRequirements: RiskRequirements | null
  readonly installOptions: readonly InstallOption[]
  readonly windows: readonly InstallationWindow[]
  readonly customerForm: CustomerForm
  readonly customer: Customer | null
  readonly riskDecision: RiskDecision | null
  readonly installKind: InstallKind | null
  readonly isAgreed: boolean
  readonly payment: PaymentSummary | null
  readonly visit: InstallationWindow | null
  readonly orderKey: IdempotencyKey | null
  readonly pending: PendingOrder | null
  readonly polls: number
  readonly receipt: OrderReceipt | null
  readonly previousQuote: Quote | null
  readonly failure: CheckoutFailure | null
}
