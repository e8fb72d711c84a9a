import type { Acceptance } from '../checkout/acceptance.ts'
import type { BillingWishes, CustomerChange, CustomerStanding } from '../checkout/customer-change.ts'
import type { OrderNumber } from '../checkout/order.ts'
import type { CheckoutPageRequest } from '../checkout/page-request.ts'
import type { CheckoutProgress, OrderPart } from '../checkout/readiness.ts'
import type { ResolveStep } from '../checkout/resolve-step.ts'
import type { PaymentChannel, PrePayment } from '../payment/pre-payment.ts'
import type { PhoneDetails } from '../phone/phone-details.ts'
import type { Quote } from '../pricing/quote.ts'
import type { ReferralDetails } from '../referral/referral-details.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { InstallationWindow, WindowId } from '../schedule/window.ts'
import type { salesChannels } from '../session/channel.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Call } from './orchestrator.ts'

/** What a sale is called by its channel. */
export type SalesChannel = (typeof salesChannels)[keyof typeof salesChannels]

/**
 * How a checkout stands. `visitKind` is null when no schedule is needed; `page` is what its page model is asked with, null when the cart
 * holds no plan and the buyer goes back to the address; `failed` are the steps that could not be answered. `checkpoint` is when this was
 * noted.
 */
export type CheckoutStanding = {
  readonly complete: readonly OrderPart[]
  readonly missing: readonly OrderPart[]
  readonly quote: Quote
  readonly visitKind: VisitKind | null
  readonly page: CheckoutPageRequest | null
  readonly failed: readonly ResolveStep[]
  readonly prePayment: PrePayment
  readonly billing: BillingWishes
  readonly acceptance: Acceptance | null
  readonly phoneDetails: readonly PhoneDetails[]
  readonly referral: ReferralDetails | null
  readonly checkpoint: EpochMs
}

/** Whom an order is credited to. `orderNumber` is null, and the credit kept for the order to come, while there is none. */
export type OrderCredit = {
  readonly orderNumber: OrderNumber | null
  readonly salesChannel: SalesChannel
  readonly referral: ReferralDetails
}

/** The calls about the details of an order: who signs it, who looks at the site, how it stands, who is credited with it. */
export type DetailsCalls = {
  /** Changes some of what is known of the customer; what is left out stays. */
  readonly updateCustomer: Call<CustomerChange, CustomerStanding & { readonly progress: CheckoutProgress }>
  /** The windows of a site visit; none for a caller without a session. */
  readonly sroSchedule: Call<void, { readonly windows: readonly InstallationWindow[] }>
  /** Holds a place in a window of a site visit, in place of any other the session holds. */
  readonly chooseSroWindow: Call<{ readonly windowId: WindowId }, { readonly visit: InstallationWindow }>
  /** Tells what of an order is complete and what it costs; changes nothing but the note of when it was asked. */
  readonly checkout: Call<{ readonly channel?: PaymentChannel }, CheckoutStanding>
  /** Credits the order of the session, or the one to come, to whoever referred its buyer. */
  readonly orderDetails: Call<ReferralDetails, OrderCredit>
}
