import type { Acceptance } from '#core/checkout/acceptance.ts'
import type { BillingWishes } from '#core/checkout/customer-change.ts'
import { UNTOUCHED_BILLING } from '#core/checkout/customer-change.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { OrderPart } from '#core/checkout/readiness.ts'
import type { PhoneDetails } from '#core/phone/phone-details.ts'
import type { SalesChannel } from '#core/ports/details-calls.ts'
import type { ReferralDetails } from '#core/referral/referral-details.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** The last time a checkout was asked how it stands, and what was missing. */
export type Checkpoint = { readonly at: EpochMs; readonly missing: readonly OrderPart[] }

/**
 * What a session holds of its checkout beside the parts that its order needs. `portable` are the numbers found portable so far, the last
 * of each line; `phones` those that were chosen.
 */
export type CheckoutFacts = {
  readonly billing: BillingWishes
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

/** What is kept with an order beside its receipt. `visitKind` is null for an order without a visit. */
export type OrderDetails = {
  readonly orderNumber: OrderNumber
  readonly salesChannel: SalesChannel
  readonly billing: BillingWishes
  readonly acceptance: Acceptance | null
  readonly phones: readonly PhoneDetails[]
  readonly referral: ReferralDetails | null
  readonly visitKind: VisitKind | null
}

/** The facts of a checkout go with its session; the details of an order stay with the order. */
export type CheckoutFactsMethods = {
  /** `NO_FACTS` for a session that has none. */
  readonly checkoutFactsOf: (owner: Owner) => Promise<CheckoutFacts>
  readonly saveCheckoutFacts: (owner: Owner, facts: CheckoutFacts) => Promise<void>
  readonly orderDetailsOf: (owner: Owner) => Promise<OrderDetails | null>
  readonly saveOrderDetails: (owner: Owner, details: OrderDetails) => Promise<void>
}
