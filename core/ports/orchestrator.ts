import type { taskEither as TE } from 'fp-ts'
import type { Address } from '../address/address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { CartId, PricedCart } from '../cart/cart.ts'
import type { Catalog, LineOfBusiness, OfferId } from '../catalog/offer.ts'
import type { AcceptedAgreement, Agreement } from '../checkout/agreement.ts'
import type { Customer } from '../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../checkout/install-option.ts'
import type { IdempotencyKey, IntentId, OrderAnswer, OrderReceipt, PendingOrder } from '../checkout/order.ts'
import type { CheckoutProgress } from '../checkout/readiness.ts'
import type { LocalizationRequest, LocalizationResponse, SessionInfo } from '../localization/localization.ts'
import type { Totals } from '../pricing/quote.ts'
import type { Seal } from '../pricing/seal-token.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { RiskAssessment, RiskDecision, RiskRequirements } from '../risk/risk.ts'
import type { InstallationWindow, WindowId } from '../schedule/window.ts'
import type { Channel, SessionId, SessionStatus } from '../session/session.ts'
import type { BankEnvelope, CardEnvelope, IdentityEnvelope, PaymentKey } from './card-encryption.ts'
import type { OrchestratorFailure } from './orchestrator.failure.ts'

/** A call: what it is asked with and what it answers. */
export type Call<Request, Response> = (request: Request) => TE.TaskEither<OrchestratorFailure, Response>

/** Where a live session stands: enough to restore every screen after a reload. */
export type SessionSnapshot = {
  readonly sessionId: SessionId
  readonly sessionInfo: SessionInfo
  readonly localization: LocalizationResponse
  readonly cartId: CartId
  readonly progress: CheckoutProgress
  readonly customer: Customer | null
  readonly risk: RiskAssessment | null
  readonly installKind: InstallKind | null
  readonly visit: InstallationWindow | null
  readonly payment: PaymentSummary | null
  readonly receipt: OrderReceipt | null
  /** The order that waits for the bank, if there is one. */
  readonly pendingOrder?: PendingOrder
  /** Where the visitor was last, if that was told. */
  readonly step?: SaleStep
}

/** The offers of the session's address; `catalog` holds plans, add-ons and installations with their whole prices. */
export type OffersAnswer = { readonly catalog: Catalog; readonly installOptions: readonly InstallOption[] }

/** `seal` is the one that came with the price the buyer agrees to. */
export type OrderRequest = {
  readonly key: IdempotencyKey
  readonly expected: Totals
  readonly seal: Seal
}

/** A way to pay on its way to the gateway; its numbers are enciphered. */
export type PaymentRequest =
  | {
      readonly kind: 'card'
      readonly nameOnCard: string
      readonly zipCode: string
      readonly card: CardEnvelope
    }
  | { readonly kind: 'bank'; readonly nameOnAccount: string; readonly bank: BankEnvelope }

/** The answer to the risk question; `identification` is null for a buyer who gives no number. */
export type RiskRequest = {
  readonly addressOneYear: boolean
  readonly identification: IdentityEnvelope | null
}

/**
 * The provider's calls, as the core speaks of them. One session at a time: `localize` opens it, `sessionInfo` finds it again
 * after a reload, `deleteSession` ends it; calls that need one fail with `SessionExpired` without it.
 */
export type Orchestrator = {
  /** What can be had at an address, without opening a session; changes nothing. */
  readonly serviceabilityCheck: Call<
    { readonly channel: Channel; readonly address: Address },
    LocalizationResponse
  >
  /** Streets by text; with `zip` and `unit` the units of that street. */
  readonly addressSuggestions: Call<
    { readonly text: string; readonly zip?: string; readonly unit?: string },
    { readonly suggestions: readonly AddressSuggestion[] }
  >
  readonly localize: Call<LocalizationRequest, LocalizationResponse>
  readonly sessionStatus: Call<void, SessionStatus>
  readonly sessionPing: Call<void, SessionStatus>
  readonly sessionInfo: Call<void, SessionSnapshot>
  readonly deleteSession: Call<void, { readonly deleted: true }>
  readonly getOffers: Call<{ readonly featuredOffersOnly: boolean }, OffersAnswer>
  /** Puts a plan into the cart in place of the one of its line of business. */
  readonly addOffer: Call<{ readonly offerId: OfferId }, PricedCart>
  readonly removeOffer: Call<{ readonly id: OfferId }, PricedCart>
  /** Sets how many of an add-on, or of a plan sold by the line, the cart holds. */
  readonly addCartItem: Call<
    {
      readonly offerId: OfferId
      readonly quantity: number
      readonly lineOfBusiness: LineOfBusiness
    },
    PricedCart
  >
  readonly removeCartItem: Call<
    { readonly offerId: OfferId; readonly lineOfBusiness: LineOfBusiness },
    PricedCart
  >
  readonly cart: Call<void, PricedCart>
  readonly cartSummary: Call<{ readonly returnTaxes: boolean }, PricedCart>
  readonly addCustomer: Call<Customer, { readonly progress: CheckoutProgress }>
  readonly riskRequirements: Call<void, RiskRequirements>
  /** Decides whether a deposit is asked for, and puts it into the cart or takes it out. */
  readonly assessRisk: Call<RiskRequest, { readonly decision: RiskDecision; readonly cart: PricedCart }>
  readonly installOptions: Call<void, { readonly installation: readonly InstallOption[] }>
  /** `installWindow`: the place the session holds already, of an option that still sends a technician. */
  readonly chooseInstallOption: Call<
    { readonly kind: InstallKind },
    PricedCart & { readonly installWindow?: InstallationWindow }
  >
  readonly getAgreements: Call<{ readonly id: CartId }, { readonly agreements: readonly Agreement[] }>
  /** `transactionId` names the acceptance in the caller's own records; it is kept with it. */
  readonly acceptAgreements: Call<
    { readonly agreements: readonly AcceptedAgreement[]; readonly transactionId?: string },
    { readonly progress: CheckoutProgress }
  >
  readonly paymentSession: Call<void, PaymentKey>
  readonly validatePayment: Call<PaymentRequest, { readonly payment: PaymentSummary }>
  readonly installationSchedule: Call<void, { readonly windows: readonly InstallationWindow[] }>
  /** Holds a place in a window for the session. */
  readonly chooseWindow: Call<{ readonly windowId: WindowId }, { readonly visit: InstallationWindow }>
  /** Places the order once per key; fails with `PriceMoved` when the price is no longer the one that was sealed, with `SEAL_INVALID` for a seal that is not this cart's. */
  readonly order: Call<OrderRequest, OrderAnswer>
  readonly orderStatus: Call<{ readonly id: IntentId }, OrderAnswer>
}
