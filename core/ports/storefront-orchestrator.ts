import type { Address } from '../address/address.ts'
import type { AddressSuggestion } from '../address/suggestion.ts'
import type { CartId, CartLine, PricedCart } from '../cart/cart.ts'
import type { CartCoupon } from '../catalog/coded-coupon.ts'
import type { Catalog } from '../catalog/offer.ts'
import type { AcceptedAgreement } from '../checkout/agreement.ts'
import type { Customer } from '../checkout/customer.ts'
import type { InstallKind, InstallOption } from '../checkout/install-option.ts'
import type { OrderReceipt, PendingOrder } from '../checkout/order.ts'
import type { CheckoutProgress } from '../checkout/readiness.ts'
import type { AddressAnswer, AddressQualification } from '../localization/address-answer.ts'
import type {
  ExpressRequest,
  LocalizationRequest,
  LocalizationResponse,
  SessionInfo,
} from '../localization/localization.ts'
import type { PhoneLinePort } from '../phone/ports-in.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { SaleStep } from '../routes/sale-step.ts'
import type { RiskAssessment } from '../risk/risk.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { Channel, SessionId, SessionStatus } from '../session/session.ts'
import type { CheckoutOrchestrator } from './checkout-orchestrator.ts'
import type { Call } from './orchestrator.failure.ts'

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
 * Offers of the session's address; `catalog`: plans, add-ons, installations at full price. The promotions of an
 * offer include those of the cart's `coupons`. `phoneLines` are the lines of the cart whose number is chosen.
 */
export type OffersAnswer = {
  readonly catalog: Catalog
  readonly installOptions: readonly InstallOption[]
  readonly coupons?: readonly CartCoupon[]
  readonly phoneLines?: readonly PhoneLinePort[]
}

/**
 * The calls of the shop, in core types. There is one session at a time: `localize` opens it, `sessionInfo` resumes it
 * after a reload, `deleteSession` ends it. Calls that need a session fail with `SessionExpired` without one, except
 * that `cart`, `getOffers` and `sroSchedule` answer empty to a caller who has no session at all.
 */
export type ShopOrchestrator = {
  /** Returns what is available at an address. Opens no session and changes nothing. */
  readonly serviceabilityCheck: Call<{ readonly channel: Channel; readonly address: Address }, AddressAnswer>
  /** Suggests streets by text; with `zip` and `unit`, its units. `areSamples`: samples replace a failed look-up. */
  readonly addressSuggestions: Call<
    { readonly text: string; readonly zip?: string; readonly unit?: string },
    { readonly suggestions: readonly AddressSuggestion[]; readonly areSamples?: boolean }
  >
  readonly localize: Call<LocalizationRequest, AddressAnswer>
  /** Like `localize`, for network spelling: no search, no choice of units, no nearby addresses (ADR-16). */
  readonly expressAddress: Call<ExpressRequest, AddressAnswer>
  readonly sessionStatus: Call<void, SessionStatus>
  readonly sessionPing: Call<void, SessionStatus>
  readonly sessionInfo: Call<void, SessionSnapshot>
  readonly deleteSession: Call<void, { readonly deleted: true }>
  /** Returns the offers of the session's address; none without a session. */
  readonly getOffers: Call<{ readonly featuredOffersOnly: boolean }, OffersAnswer>
  /** Puts exactly these plans and add-ons in the cart, or nothing; `CART_STALE` with the cart if changed. */
  readonly modifyCart: Call<{ readonly version: number; readonly lines: readonly CartLine[] }, PricedCart>
  /** Returns the cart of the session; null without a session. */
  readonly cart: Call<void, PricedCart | null>
}

/** The provider's calls that the storefront makes. */
export type StorefrontOrchestrator = ShopOrchestrator & CheckoutOrchestrator
