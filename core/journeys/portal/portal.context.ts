import type { OrderNumber } from '../../checkout/order.ts'
import type { IdempotencyKey } from '../../checkout/order.ts'
import type { BillId } from '../../portal/bill.ts'
import type { CancelReason } from '../../portal/cancel-reason.ts'
import type { ServiceId } from '../../portal/portal-account.ts'
import type { OptionId, RetentionOption } from '../../portal/retention-option.ts'
import type {
  ChangePreview,
  ChangeTiming,
  Disclosure,
  ReturnMethod,
  ServiceChange,
} from '../../portal/service-change.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { AccountOverview, PortalStatus } from '../../ports/portal-calls.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import type { InstallationWindow } from '../../schedule/window.ts'

/** What a customer selected on the way to a cancellation or an option. `key` identifies the request, however often it is sent. */
export type ChangeDraft = {
  readonly serviceIds: readonly ServiceId[]
  readonly reason: CancelReason | null
  readonly optionId: OptionId | null
  readonly timing: ChangeTiming
  readonly returnMethod: ReturnMethod
  readonly read: readonly Disclosure[]
  readonly key: IdempotencyKey | null
}

/** The visit that is being changed. `windows` are null while they load. */
export type VisitDraft = {
  readonly orderNumber: OrderNumber
  readonly windows: readonly InstallationWindow[] | null
}

/** The context of the portal: plain JSON. `failure` is that of the last call, until the next one succeeds. */
export type PortalContext = {
  readonly step: PortalStep
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
  /** A call is under way because of what was pressed. */
  readonly isBusy: boolean
}
