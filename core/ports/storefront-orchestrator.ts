import type { taskEither as TE } from 'fp-ts'
import type { Address } from '../address/address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { CartId, CartLine, PricedCart } from '../cart/cart.ts'
import type { CartCoupon } from '../catalog/coded-coupon.ts'
import type { Catalog } from '../catalog/offer.ts'
import type { AcceptedAgreement, Agreement } from '../checkout/agreement.ts'
import type { Customer } from '../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../checkout/install-option.ts'
import type { IdempotencyKey, IntentId, OrderAnswer, OrderReceipt, PendingOrder } from '../checkout/order.ts'
import type { CheckoutProgress } from '../checkout/readiness.ts'
import type { AddressAnswer, AddressQualification } from '../localization/address-answer.ts'
import type {
  ExpressRequest,
  LocalizationRequest,
  LocalizationResponse,
  SessionInfo,
} from '../localization/localization.ts'
import type { PhoneLinePort } from '../phone/ports-in.ts'
import type { Totals } from '../pricing/quoted.ts'
import type { Seal } from '../pricing/seal-token.ts'
import type { Issuer } from '../card/issuer.ts'
import type { CardPaymentInformation, PaymentInformation } from '../payment/payment-information.ts'
import type { PaymentMode } from '../payment/payment-mode.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { RiskAssessment, RiskDecision, RiskRequirements } from '../risk/risk.ts'
import type { HoldStatus } from '../schedule/hold-status.ts'
import type { InstallationWindow, WindowId } from '../schedule/window.ts'
import type { Channel, SessionId, SessionStatus } from '../session/session.ts'
import type { BankEnvelope, CardEnvelope, IdentityEnvelope, PaymentKey } from './card-encryption.ts'
import type { OrchestratorFailure } from './orchestrator.failure.ts'

/** A call: its request and its answer. */
export type Call<Request, Response> = (request: Request) => TE.TaskEither<OrchestratorFailure, Response>

/** The state of a live session: enough to restore every screen after a reload. */
export type SessionSnapshot = {
  readonly sessionId: SessionId
  readonly sessionInfo: SessionInfo
  readonly localization: LocalizationResponse
  /** What the page of the address shows besides its outcome. Missing if the provider does not report it. */
  readonly qualification?: AddressQualification
  readonly cartId: CartId
  readonly progress: CheckoutProgress
  readonly customer: Customer | null
  readonly risk: RiskAssessment | null
  readonly installKind: InstallKind | null
  /** What the buyer accepted. Missing if the provider does not report it. */
  readonly acceptedAgreements?: readonly AcceptedAgreement[]
  readonly visit: InstallationWindow | null
  readonly payment: PaymentSummary | null
  readonly receipt: OrderReceipt | null
  /** The order that waits for the bank, if any. */
  readonly pendingOrder?: PendingOrder
  /** The last step of the visitor, if it was reported. */
  readonly step?: SaleStep
}

/**
 * The offers of the session's address; `catalog` contains plans, add-ons and installations with their full prices. The promotions of an
 * offer include those of the cart's `coupons`. `phoneLines` are the lines of the cart whose number is chosen.
 */
export type OffersAnswer = {
  readonly catalog: Catalog
  readonly installOptions: readonly InstallOption[]
  readonly coupons?: readonly CartCoupon[]
  readonly phoneLines?: readonly PhoneLinePort[]
}

/**
 * `seal` is the seal of the price that the buyer agrees to. `visitByPhone`: the schedule could not be shown, and the visit is agreed by
 * telephone after the order (SCH-04).
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
 * Payment data for the gateway. Its numbers are encrypted. A caller may state the mode, the issuer and the purpose; what it states must be
 * true of the sale (PAY-03, PAY-04).
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

/**
 * The calls of the shop, in core types. There is one session at a time: `localize` opens it, `sessionInfo` resumes it after a reload,
 * `deleteSession` ends it. Calls that need a session fail with `SessionExpired` without one, except that `cart`, `getOffers` and `sroSchedule`
 * answer empty to a caller who has no session at all.
 */
export type ShopOrchestrator = {
  /** Returns what is available at an address. Opens no session and changes nothing. */
  readonly serviceabilityCheck: Call<{ readonly channel: Channel; readonly address: Address }, AddressAnswer>
  /** Suggests streets by text; with `zip` and `unit`, the units of that street. `areSamples`: the look-up failed, and samples replace it. */
  readonly addressSuggestions: Call<
    { readonly text: string; readonly zip?: string; readonly unit?: string },
    { readonly suggestions: readonly AddressSuggestion[]; readonly areSamples?: boolean }
  >
  readonly localize: Call<LocalizationRequest, AddressAnswer>
  /** Like `localize`, for an address in the network's own spelling: no search, no choice of units, no nearby addresses (ADR-16). */
  readonly expressAddress: Call<ExpressRequest, AddressAnswer>
  readonly sessionStatus: Call<void, SessionStatus>
  readonly sessionPing: Call<void, SessionStatus>
  readonly sessionInfo: Call<void, SessionSnapshot>
  readonly deleteSession: Call<void, { readonly deleted: true }>
  /** Returns the offers of the session's address; none without a session. */
  readonly getOffers: Call<{ readonly featuredOffersOnly: boolean }, OffersAnswer>
  /** Puts exactly these plans and add-ons into the cart, or changes nothing; `CART_STALE` with the cart if its version differs. */
  readonly modifyCart: Call<{ readonly version: number; readonly lines: readonly CartLine[] }, PricedCart>
  /** Returns the cart of the session; null without a session. */
  readonly cart: Call<void, PricedCart | null>
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
  readonly installationSchedule: Call<void, { readonly windows: readonly InstallationWindow[] }>
  /** Reserves a place in a window for the session. The window that it has already is held longer (SCH-08). */
  readonly chooseWindow: Call<{ readonly windowId: WindowId }, HeldVisit>
  /** Returns the windows of a site visit; an empty list without a session. */
  readonly sroSchedule: Call<void, { readonly windows: readonly InstallationWindow[] }>
  /** Reserves a place in a site visit window, replacing any other reservation of the session. */
  readonly chooseSroWindow: Call<{ readonly windowId: WindowId }, HeldVisit>
  /**
   * Places the order once per key. Fails with `PriceMoved` if the price differs from the sealed one, with `SEAL_INVALID` for a seal of
   * another cart.
   */
  readonly order: Call<OrderRequest, OrderAnswer>
  readonly orderStatus: Call<{ readonly id: IntentId }, OrderAnswer>
}

/** The provider's calls that the storefront makes. */
export type StorefrontOrchestrator = ShopOrchestrator & CheckoutOrchestrator
