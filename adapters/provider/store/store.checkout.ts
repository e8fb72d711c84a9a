import type { Acceptance } from '#core/checkout/acceptance.ts'
import type { BillingPreferences } from '#core/checkout/customer-change.ts'
import { UNTOUCHED_BILLING } from '#core/checkout/customer-change.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { OrderPart } from '#core/checkout/readiness.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { SalesChannel } from '#core/ports/details-calls.ts'
import type { ReferralDetails } from '#core/referral/referral-details.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** The last time the checkout status was read, and which parts were missing. */
export type Checkpoint = { readonly at: EpochMs; readonly missing: readonly OrderPart[] }

/**
 * Checkout data besides the parts that the order needs. `portable` are the numbers found portable so far, the last of
 * each line; `phones` the chosen ones.
 */
export type CheckoutFacts = {
  readonly billing: BillingPreferences
  readonly acceptance: Acceptance | null
  readonly portable: readonly PhoneDetails[]
  readonly phones: readonly PhoneDetails[]
  readonly referral: ReferralDetails | null
  readonly checkpoint: Checkpoint | null
}

export const NO_FACTS: CheckoutFacts = {
  billing: UNTOUCHED_BILLING,
  acceptance: null,
  portable: [],
  phones: [],
  referral: null,
  checkpoint: null,
}

/**
 * The order details besides the receipt. `visitKind` is null for an order without a visit. `mobileItems` are the
 * devices and mobile lines to send and to activate, without the names that the buyer gave them; absent without one.
 */
export type OrderDetails = {
  readonly orderNumber: OrderNumber
  readonly salesChannel: SalesChannel
  readonly billing: BillingPreferences
  readonly acceptance: Acceptance | null
  readonly phones: readonly PhoneDetails[]
  readonly referral: ReferralDetails | null
  readonly visitKind: VisitKind | null
  readonly mobileItems?: readonly MobileCartItem[]
}

/** Checkout facts are deleted with their session. Order details stay with the order. */
export type CheckoutFactsMethods = {
  /** Returns `NO_FACTS` for a session without any. */
  readonly checkoutFactsOf: (owner: Owner) => Promise<CheckoutFacts>
  readonly saveCheckoutFacts: (owner: Owner, facts: CheckoutFacts) => Promise<void>
  readonly orderDetailsOf: (owner: Owner) => Promise<OrderDetails | null>
  readonly saveOrderDetails: (owner: Owner, details: OrderDetails) => Promise<void>
}
