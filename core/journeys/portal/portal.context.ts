import type { OrderNumber } from '../../checkout/order.ts'
import type { BillId } from '../../portal/bill.ts'
import type { ChangeDraft } from '../../portal/change-draft.ts'
import type { RetentionOption } from '../../portal/retention-option.ts'
import type { PortalReturn } from '../../portal/return-url.ts'
import type { ChangePreview, ServiceChange } from '../../portal/service-change.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { AccountOverview, PortalStatus } from '../../ports/portal-calls.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import type { InstallationWindow } from '../../schedule/window.ts'
import type { PlainDate } from '../../shared/plain-date.ts'
import type { AccessRefusal } from './portal.failure.ts'

export type { ChangeDraft }

/**
 * The start of a visit: the step that its url requests, or null at the entry; its query with the question mark; the
 * navigation type of the document; and the origin of the store.
 */
export type PortalEntry = {
  readonly step: PortalStep | null
  readonly query: string
  readonly navigation: string
  readonly origin: string
}

/** One-time notice, until the customer goes on. `accountChanged`: another tab chose another account (F32). */
export type PortalNotice =
  | 'accountChanged'
  | 'changeMoved'
  | 'changeWithdrawn'
  | 'visitMoved'
  | 'visitCancelled'
  | 'autoPayEnded'
  | 'autoPayStarted'

/** The visit that is being changed. `windows` are null while they load; `today` is that of the home (SCH-15). */
export type VisitDraft = {
  readonly orderNumber: OrderNumber
  readonly windows: readonly InstallationWindow[] | null
  readonly today?: PlainDate
}

/**
 * Portal context: plain JSON. `step`: the shown page; `wanted`: the one to open once loaded. `failure`: of the last
 * call, until the next success. `returnTo`: the page after the login. `leaveTo`: a page outside the portal to go to.
 */
export type PortalContext = {
  readonly entry: PortalEntry
  readonly step: PortalStep
  readonly wanted: PortalStep
  readonly returnTo: PortalReturn | null
  readonly leaveTo: string | null
  readonly notice: PortalNotice | null
  readonly status: PortalStatus | null
  readonly overview: AccountOverview | null
  readonly draft: ChangeDraft
  readonly options: readonly RetentionOption[] | null
  readonly preview: ChangePreview | null
  /** The change that was requested last in this visit. */
  readonly change: ServiceChange | null
  readonly openBill: BillId | null
  readonly visit: VisitDraft | null
  readonly failure: OrchestratorFailure | null
  /** Why the visit can't go on for this caller, until the guards have decided. */
  readonly refusal: AccessRefusal | 'SESSION_DEAD' | null
  /** How often the result of a request was queried. */
  readonly polls: number
  /** A call is under way because of what was pressed. */
  readonly isBusy: boolean
}
