import type { CartId, PricedCart } from '../cart/cart.ts'
import type { AcceptedAgreement, Agreement } from '../checkout/agreement.ts'
import type { Customer } from '../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../checkout/install-option.ts'
import type { IdempotencyKey, IntentId, OrderAnswer } from '../checkout/order.ts'
import type { CheckoutProgress } from '../checkout/readiness.ts'
import type { Totals } from '../pricing/quoted.ts'
import type { Seal } from '../pricing/seal-token.ts'
import type { Issuer } from '../card/issuer.ts'
import type { CardPaymentInformation, PaymentInformation } from '../payment/payment-information.ts'
import type { PaymentMode } from '../payment/payment-mode.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { RiskDecision, RiskRequirements } from '../risk/risk.ts'
import type { HoldStatus } from '../schedule/hold-status.ts'
import type { InstallationWindow, VisitWindows, WindowId } from '../schedule/window.ts'
import type { BankEnvelope, CardEnvelope, IdentityEnvelope, PaymentKey } from './card-encryption.ts'
import type { Call } from './orchestrator.failure.ts'

/**
 * `seal` is the seal of the price that the buyer agrees to. `visitByPhone`: the schedule could not be shown, and the
 * visit is agreed by telephone after the order (SCH-04).
 */
export type OrderRequest = {
  readonly key: IdempotencyKey
  readonly expected: Totals
  readonly seal: Seal
  readonly visitByPhone?: true
}

/** A reserved visit, and the hold of its place. */
export type HeldVisit = { readonly visit: InstallationWindow; readonly hold: HoldStatus }

/**
 * Payment data for the gateway. Its numbers are encrypted. A caller may state the mode, the issuer and the purpose;
 * what it states must be true of the sale (PAY-03, PAY-04). In mode `api` the purpose is required.
 */
export type PaymentRequest =
  | {
      readonly kind: 'card'
      readonly mode?: PaymentMode
      readonly cardType?: Issuer
      readonly paymentInformation?: CardPaymentInformation
      readonly nameOnCard: string
      readonly zipCode: string
      readonly card: CardEnvelope
    }
  | {
      readonly kind: 'bank'
      readonly mode?: PaymentMode
      readonly paymentInformation?: PaymentInformation
      readonly nameOnAccount: string
      readonly bank: BankEnvelope
    }

/** The answer to the risk question; `identification` is null for a buyer who gives no number. */
export type RiskRequest = {
  readonly addressOneYear: boolean
  readonly identification: IdentityEnvelope | null
}

/** The calls of the checkout. Their records load with its code. */
export type CheckoutOrchestrator = {
  readonly addCustomer: Call<Customer, { readonly progress: CheckoutProgress }>
  readonly riskRequirements: Call<void, RiskRequirements>
  /** Decides whether a deposit is needed, and adds it to the cart or removes it. */
  readonly assessRisk: Call<RiskRequest, { readonly decision: RiskDecision; readonly cart: PricedCart }>
  readonly installOptions: Call<void, { readonly installation: readonly InstallOption[] }>
  /** `installWindow` is the session's current reservation, if the option still includes a technician. */
  readonly chooseInstallOption: Call<
    { readonly kind: InstallKind },
    PricedCart & { readonly installWindow?: InstallationWindow }
  >
  readonly getAgreements: Call<{ readonly id: CartId }, { readonly agreements: readonly Agreement[] }>
  /** `transactionId` identifies the acceptance in the caller's own records. It is stored with the acceptance. */
  readonly acceptAgreements: Call<
    { readonly agreements: readonly AcceptedAgreement[]; readonly transactionId?: string },
    { readonly progress: CheckoutProgress }
  >
  readonly paymentSession: Call<void, PaymentKey>
  readonly validatePayment: Call<PaymentRequest, { readonly payment: PaymentSummary }>
  readonly installationSchedule: Call<void, VisitWindows>
  /** Reserves a place in a window for the session. The window that it has already is held longer (SCH-08). */
  readonly chooseWindow: Call<{ readonly windowId: WindowId }, HeldVisit>
  /** Returns the windows of a site visit. Without a session: an empty list, and today in UTC. */
  readonly sroSchedule: Call<void, VisitWindows>
  /** Reserves a place in a site visit window, replacing any other reservation of the session. */
  readonly chooseSroWindow: Call<{ readonly windowId: WindowId }, HeldVisit>
  /**
   * Places the order once per key. Fails with `PriceMoved` if the price differs from the sealed one, with
   * `SEAL_INVALID` for a seal of another cart.
   */
  readonly order: Call<OrderRequest, OrderAnswer>
  readonly orderStatus: Call<{ readonly id: IntentId }, OrderAnswer>
}
