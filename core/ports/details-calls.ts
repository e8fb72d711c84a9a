import type { Acceptance } from '../checkout/acceptance.ts'
import type { BillingPreferences, CustomerChange, CustomerStatus } from '../checkout/customer-change.ts'
import type { OrderNumber } from '../checkout/order.ts'
import type { CheckoutPageRequest } from '../checkout/page-request.ts'
import type { CheckoutProgress, OrderPart } from '../checkout/readiness.ts'
import type { ResolveStep } from '../checkout/resolve-chain.ts'
import type { PaymentChannel, PrePayment } from '../payment/pre-payment.ts'
import type { PhoneDetails } from '../phone/phone-details.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { ExternalCheck } from '../risk/external-check.ts'
import type { ReferralDetails } from '../referral/referral-details.ts'
import type { VisitKind } from '../schedule/visit-kind.ts'
import type { salesChannels } from '../session/channel.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Call } from './orchestrator.failure.ts'

/** The name of a sale's channel. */
export type SalesChannel = (typeof salesChannels)[keyof typeof salesChannels]

/**
 * Checkout status. `visitKind`: null without a visit. `page`: page model request, null if the cart has no plan and the
 * buyer returns to the address. `failed`: not evaluated. `deliquentBalanceApplied`: due today includes unpaid balance
 * (PAY-08). `recurring`: the buyer chose automatic payments (CHK-21). `showAgreement` and `postAgreementsSuccess`:
 * there is a text to accept, and all required ones are accepted (CHK-11). The names are those of the specification
 * (CHK-23). `checkpoint` is when this status was recorded.
 */
export type CheckoutStatus = {
  readonly complete: readonly OrderPart[]
  readonly missing: readonly OrderPart[]
  readonly quote: Quote
  readonly visitKind: VisitKind | null
  readonly page: CheckoutPageRequest | null
  readonly failed: readonly ResolveStep[]
  readonly prePayment: PrePayment
  readonly deliquentBalanceApplied: boolean
  readonly externalCheckPiaRequired: ExternalCheck['externalCheckPiaRequired']
  readonly recurring: boolean
  readonly showAgreement: boolean
  readonly postAgreementsSuccess: boolean
  readonly billing: BillingPreferences
  readonly acceptance: Acceptance | null
  readonly phoneDetails: readonly PhoneDetails[]
  readonly referral: ReferralDetails | null
  readonly checkpoint: EpochMs
}

/** Referrer credit of an order. `orderNumber` is null before an order; the credit then applies to the next one. */
export type OrderCredit = {
  readonly orderNumber: OrderNumber | null
  readonly salesChannel: SalesChannel
  readonly referral: ReferralDetails
}

/** The calls about the details of an order: customer, status and referral. */
export type DetailsCalls = {
  /** Changes some details of the customer. Fields that are left out stay. */
  readonly updateCustomer: Call<CustomerChange, CustomerStatus & { readonly progress: CheckoutProgress }>
  /** Returns which order parts are complete, and the price. Changes nothing but this request's recorded time. */
  readonly checkout: Call<{ readonly channel?: PaymentChannel }, CheckoutStatus>
  /** Credits the session's order, or its next one, to the buyer's referrer. */
  readonly orderDetails: Call<ReferralDetails, OrderCredit>
}
