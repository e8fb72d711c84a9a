import type { either as E } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { IdempotencyKey, OrderNumber } from '../../checkout/order.ts'
import type { Bill, BillId } from '../../portal/bill.ts'
import type { CancelReason } from '../../portal/cancel-reason.ts'
import type { AccountId, ServiceId } from '../../portal/portal-account.ts'
import type { RetentionOption } from '../../portal/retention-option.ts'
import type { ChangeId, ChangePreview, ChangeRequest, ServiceChange } from '../../portal/service-change.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { AccountOverview, PortalCalls, PortalOrder, PortalStatus } from '../../ports/portal-calls.ts'
import type { PortalStore } from '../../ports/portal-draft.ts'
import type { Random } from '../../ports/random.ts'
import type { VisitWindows, WindowId } from '../../schedule/window.ts'

/** What a visit to the portal needs. */
export type PortalPorts = {
  readonly orchestrator: PortalCalls
  readonly store: PortalStore
  readonly random: Random
  readonly clock: Clock
  readonly log?: Log
}

/** The answer of a call of the portal. */
export type PortalAnswer<A> = E.Either<OrchestratorFailure, A>

type OptionsInput = {
  readonly serviceIds: readonly [ServiceId, ...ServiceId[]]
  readonly reason: CancelReason | null
}

type RequestInput = {
  readonly key: IdempotencyKey
  readonly request: ChangeRequest
  readonly token: string
}

type Move = { readonly orderNumber: OrderNumber; readonly windowId: WindowId }

type SignedOut = { readonly signedOut: true; readonly leaveTo: string | null }

/** The calls that the portal makes, as actors. */
export const portalActors = ({ orchestrator }: PortalPorts) => ({
  readSession: fromPromise<PortalAnswer<PortalStatus>>(() => orchestrator.portalSession()()),
  ping: fromPromise<PortalAnswer<PortalStatus>>(() => orchestrator.portalPing()()),
  chooseAccount: fromPromise<PortalAnswer<PortalStatus>, AccountId>(({ input: accountId }) =>
    orchestrator.chooseAccount({ accountId })(),
  ),
  loadOverview: fromPromise<PortalAnswer<AccountOverview>>(() => orchestrator.accountSummary()()),
  loadBill: fromPromise<PortalAnswer<Bill>, BillId>(({ input: billId }) => orchestrator.bill({ billId })()),
  loadOptions: fromPromise<PortalAnswer<{ readonly options: readonly RetentionOption[] }>, OptionsInput>(
    ({ input }) => orchestrator.retentionOptions(input)(),
  ),
  loadPreview: fromPromise<PortalAnswer<ChangePreview>, ChangeRequest>(({ input }) =>
    orchestrator.previewChange(input)(),
  ),
  requestChange: fromPromise<PortalAnswer<ServiceChange>, RequestInput>(({ input }) =>
    orchestrator.requestChange(input)(),
  ),
  withdrawChange: fromPromise<PortalAnswer<ServiceChange>, ChangeId>(({ input: changeId }) =>
    orchestrator.withdrawChange({ changeId })(),
  ),
  loadWindows: fromPromise<PortalAnswer<VisitWindows>, OrderNumber>(({ input: orderNumber }) =>
    orchestrator.visitWindows({ orderNumber })(),
  ),
  moveVisit: fromPromise<PortalAnswer<PortalOrder>, Move>(({ input }) => orchestrator.moveVisit(input)()),
  cancelVisit: fromPromise<PortalAnswer<PortalOrder>, OrderNumber>(({ input: orderNumber }) =>
    orchestrator.cancelVisit({ orderNumber })(),
  ),
  setAutoPay: fromPromise<PortalAnswer<AccountOverview>, boolean>(({ input: isOn }) =>
    orchestrator.setAutoPay({ isOn })(),
  ),
  signOut: fromPromise<PortalAnswer<SignedOut>>(() => orchestrator.portalSignOut()()),
})
