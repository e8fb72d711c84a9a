import type { CartLine } from '../cart/cart.ts'
import type { CouponCode } from '../catalog/coded-coupon.ts'
import type { BuyerFacts } from '../catalog/condition.ts'
import type { OrderPlace } from '../checkout/order-message.ts'
import type { OrderNumber } from '../checkout/order.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { Branded } from '../shared/branded.ts'
import type { BasisPoints, Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'

/** The id of a customer account, as the claims of a token name it. */
export type AccountId = Branded<string, 'AccountId'>

/** The id of a service within its account. */
export type ServiceId = Branded<string, 'ServiceId'>

/** Why a service can't be cancelled online: a fixed term, or a contract of the building. */
export const serviceHolds = ['fixedTerm', 'bulkContract'] as const
export type ServiceHold = (typeof serviceHolds)[number]

/**
 * A service of an account: a plan with its add-ons and equipment, from `since` to `until`, both included. `lines` begin
 * with the plan. `until` is null while no end is agreed.
 */
export type SubscribedService = {
  readonly id: ServiceId
  readonly lines: readonly [CartLine, ...CartLine[]]
  readonly since: PlainDate
  readonly until: PlainDate | null
  readonly hold: ServiceHold | null
  /** Buyer facts when the service was ordered, and the order's coupons: its promotions depend on them. */
  readonly buyer?: BuyerFacts
  readonly coupons?: readonly CouponCode[]
  /** Discount of `off` cents a month in `months` billing months from `from`, accepted instead of cancelling. */
  readonly discount?: { readonly off: Cents; readonly months: number; readonly from: PlainDate }
  /** The service is paused, without a charge, between two days, both included. */
  readonly pause?: { readonly from: PlainDate; readonly until: PlainDate }
}

/** The primary holder of an account. `phoneNumber` has ten digits; null without one. */
export type AccountHolder = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string | null
}

/**
 * Stored customer account. `cycleDay`: day of the month, 1 to 28, on which a bill is issued and a billing month begins.
 * `owed` is the unpaid balance of past bills in cents. `orderNumbers` are the orders that are shown on the account,
 * latest last. `autoPayMethod` is the card or account of the automatic payments, which stays on file when they end
 * (PAY-10, PTL-32). `autoPaySince` and `autoPayUntil` are the days on which they began and ended; absent before.
 */
export type PortalAccount = {
  readonly accountId: AccountId
  readonly holder: AccountHolder
  readonly place: OrderPlace
  readonly taxRate: BasisPoints
  readonly utcOffsetMinutes: number
  readonly services: readonly SubscribedService[]
  readonly cycleDay: number
  readonly owed: Cents
  readonly isAutoPay: boolean
  readonly autoPayMethod?: PaymentSummary
  readonly autoPaySince?: PlainDate
  readonly autoPayUntil?: PlainDate
  readonly orderNumbers: readonly OrderNumber[]
}
