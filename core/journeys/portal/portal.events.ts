import type { OrderNumber } from '../../checkout/order.ts'
import type { BillId } from '../../portal/bill.ts'
import type { CancelReason } from '../../portal/cancel-reason.ts'
import type { AccountId, ServiceId } from '../../portal/portal-account.ts'
import type { OptionId } from '../../portal/retention-option.ts'
import type { ChangeId, ChangeTiming, Disclosure, ReturnMethod } from '../../portal/service-change.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import type { WindowId } from '../../schedule/window.ts'

/** What a customer does in the portal. */
export type PortalEvent =
  /** The address bar, a link, Back or Forward asks for a step. */
  | { readonly type: 'step.requested'; readonly step: PortalStep }
  /** The page has been in the foreground for a while: the session is checked or extended (PTL-07). */
  | { readonly type: 'session.due' }
  /** A login with several accounts opens the choice among them. */
  | { readonly type: 'accounts.opened' }
  | { readonly type: 'account.chosen'; readonly accountId: AccountId }
  | { readonly type: 'overview.reloaded' }
  | { readonly type: 'bill.opened'; readonly billId: BillId }
  | { readonly type: 'cancellation.started'; readonly serviceIds: readonly [ServiceId, ...ServiceId[]] }
  /** Null is 'I would rather not say'. */
  | { readonly type: 'reason.chosen'; readonly reason: CancelReason | null }
  /** 'Seguir con la cancelación': from the reasons and from every retention screen, straight to the end date. */
  | { readonly type: 'cancellation.continued' }
  /** 'Conservar mi servicio': drops what was selected, from every step. */
  | { readonly type: 'cancellation.dropped' }
  /** The next retention screen. */
  | { readonly type: 'retention.continued' }
  | { readonly type: 'problem.solved' }
  | { readonly type: 'option.chosen'; readonly optionId: OptionId }
  | { readonly type: 'timing.chosen'; readonly timing: ChangeTiming }
  | { readonly type: 'return.chosen'; readonly returnMethod: ReturnMethod }
  /** The end date is agreed: on to what the customer confirms to have read. */
  | { readonly type: 'timing.confirmed' }
  | { readonly type: 'disclosure.toggled'; readonly disclosure: Disclosure; readonly isRead: boolean }
  | { readonly type: 'disclosures.confirmed' }
  /** Requests the change that is shown: a cancellation, or an option. Once, however often it is pressed. */
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.withdrawn'; readonly changeId: ChangeId }
  /** Ends automatic payments, or starts them again with the method on file. */
  | { readonly type: 'autoPay.changed'; readonly isOn: boolean }
  | { readonly type: 'visit.opened'; readonly orderNumber: OrderNumber }
  | { readonly type: 'visit.moved'; readonly orderNumber: OrderNumber; readonly windowId: WindowId }
  | { readonly type: 'visit.cancelled'; readonly orderNumber: OrderNumber }
  | { readonly type: 'visit.closed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'signOut.pressed' }
