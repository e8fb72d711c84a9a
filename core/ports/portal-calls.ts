import type { Offer } from '../catalog/offer.ts'
import type { Agreement } from '../checkout/agreement.ts'
import type { OrderNumber, IdempotencyKey } from '../checkout/order.ts'
import type { OrderPlace } from '../checkout/order-message.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { Bill, BillId } from '../portal/bill.ts'
import type { BillingCycle } from '../portal/billing-cycle.ts'
import type { CancelReason } from '../portal/cancel-reason.ts'
import type { IdentityClaim } from '../portal/identity.ts'
import type { AccountId, SubscribedService, ServiceId } from '../portal/portal-account.ts'
import type { RetentionOption } from '../portal/retention-option.ts'
import type { PortalSession } from '../portal/services.ts'
import type { ChangeId, ChangePreview, ChangeRequest, ServiceChange } from '../portal/service-change.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { VisitWindows, WindowId } from '../schedule/window.ts'
import type { Cents } from '../shared/money.ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import type { OrderView } from './order-status-calls.ts'
import type { Call } from './orchestrator.failure.ts'

/** An account of a login. `label` is its street, for a choice among several. */
export type AccountChoice = { readonly accountId: AccountId; readonly label: string }

/**
 * Who is signed in, verified by the server. `accountId`: the session's account or null. `accounts`: those of
 * the login. `expiresAt` is the end of the session at its present idle time. Contains no token.
 */
export type PortalStatus = {
  readonly claim: IdentityClaim
  readonly isMfaOn: boolean
  readonly isMfaConfirmed: boolean
  readonly areCusRoutesOn: boolean
  readonly accountId: AccountId | null
  readonly accounts: readonly AccountChoice[]
  readonly isAlive: boolean
  readonly expiresAt: EpochMs | null
}

/** An account's order. `mayChangeVisit`: its future visit can change online. `agreements`: signed by its buyer. */
export type PortalOrder = OrderView & {
  readonly isOpen: boolean
  readonly mayChangeVisit: boolean
  readonly agreements: readonly Agreement[]
}

/**
 * A service, its name, online cancellation and obstacles (PTL-20). `monthly`: current price with tax, in cents.
 */
export type ServiceSummary = Omit<SubscribedService, 'buyer' | 'coupons'> & {
  readonly name: string
  readonly cancelable: boolean
  readonly obstacle: 'openOrder' | 'pendingChange' | 'ending' | SubscribedService['hold']
  readonly monthly: Cents
}

/**
 * The session's account. `offers`: its services' (prices, promotions) and possible plans. `quote`: this month's price.
 * `bills` are those of the last 12 months, latest first. `changes` are latest first.
 */
export type AccountOverview = {
  readonly account: PortalSession['account'] & {
    readonly firstName: string
    readonly maskedEmail: string
    readonly maskedPhone: string | null
    readonly place: OrderPlace
    readonly isAutoPay: boolean
    /** The method on file, whether or not automatic payments are on. */
    readonly autoPayMethod?: PaymentSummary
    readonly autoPaySince?: PlainDate
  }
  readonly openOrder: PortalSession['openOrder']
  readonly services: readonly ServiceSummary[]
  readonly offers: readonly Offer[]
  readonly quote: Quote | null
  readonly cycle: BillingCycle
  readonly balance: Cents
  readonly pastDue: Cents
  readonly bills: readonly Bill[]
  readonly orders: readonly PortalOrder[]
  readonly changes: readonly ServiceChange[]
}

/** Portal calls, for the session's account; no request names one, except to choose among the login's. */
export type PortalCalls = {
  /** Returns who is signed in; a caller without a session gets the claim `noToken`. */
  readonly portalSession: Call<void, PortalStatus>
  /** Extends the portal session. */
  readonly portalPing: Call<void, PortalStatus>
  /** Chooses among the accounts of the login. */
  readonly chooseAccount: Call<{ readonly accountId: AccountId }, PortalStatus>
  readonly accountSummary: Call<void, AccountOverview>
  /** Returns a bill of the account. */
  readonly bill: Call<{ readonly billId: BillId }, Bill>
  /** Returns what the holder can do instead of cancelling these services, best for the holder first. */
  readonly retentionOptions: Call<
    { readonly serviceIds: readonly [ServiceId, ...ServiceId[]]; readonly reason: CancelReason | null },
    { readonly options: readonly RetentionOption[] }
  >
  /** Returns what a change would do. Changes nothing. */
  readonly previewChange: Call<ChangeRequest, ChangePreview>
  /** Requests a change once per key. Fails with `CHANGE_MOVED` when its figures are no longer those of `token`. */
  readonly requestChange: Call<
    { readonly key: IdempotencyKey; readonly request: ChangeRequest; readonly token: string },
    ServiceChange
  >
  /** Withdraws a pending change. */
  readonly withdrawChange: Call<{ readonly changeId: ChangeId }, ServiceChange>
  /** Returns the windows to which the visit of an order can be moved, or in which one can be agreed. */
  readonly visitWindows: Call<{ readonly orderNumber: OrderNumber }, VisitWindows>
  /** Moves the visit of an order, or agrees one that has no day. */
  readonly moveVisit: Call<{ readonly orderNumber: OrderNumber; readonly windowId: WindowId }, PortalOrder>
  /** Cancels the visit of an order. Another one is agreed online or by telephone. */
  readonly cancelVisit: Call<{ readonly orderNumber: OrderNumber }, PortalOrder>
  /** Ends or restarts automatic payments with the filed method. Idempotent. `CHANGE_BLOCKED` without a method. */
  readonly setAutoPay: Call<{ readonly isOn: boolean }, AccountOverview>
  /** Ends the portal session. `leaveTo`: identity provider page that ends its own session; null without one. */
  readonly portalSignOut: Call<void, { readonly signedOut: true; readonly leaveTo: string | null }>
}
