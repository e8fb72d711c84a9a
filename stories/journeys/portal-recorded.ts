import type { IdempotencyKey } from '#core/checkout/order.ts'
import { answerIn } from '#core/journeys/answered.ts'
import { EMPTY_CHANGE, cancellationIn } from '#core/portal/change-draft.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { RetentionOption } from '#core/portal/retention-option.ts'
import type { ChangePreview, ChangeRequest, ServiceChange } from '#core/portal/service-change.ts'
import type { AccountOverview, PortalStatus } from '#core/ports/portal-calls.ts'
import type { VisitWindows } from '#core/schedule/window.ts'
import { cancelableIn, holderOn, portalHomes } from '../stage/portal-visit.ts'
import { createStage } from '../stage/stage.ts'

/** The provider's answers to a holder. `previews`: a cancellation and an option; `change`: a cancellation. */
export type RecordedPortal = {
  readonly status: PortalStatus
  readonly overviews: ReadonlyMap<AccountId, AccountOverview>
  readonly options: readonly RetentionOption[]
  readonly previews: Readonly<Record<ChangeRequest['kind'], ChangePreview>>
  readonly change: ServiceChange
  readonly schedule: VisitWindows
}

const KEY = 'recorded-change-0123456789' as IdempotencyKey

/** The reason of the shortest way to an option. */
const REASON = 'price'

const present = <A>(value: A | null | undefined): A => {
  if (value === null || value === undefined) throw new Error('the recorded account lacks a value')
  return value
}

/** Makes the calls of a holder on a stage and records the provider's answers. */
export const recordPortal = async (): Promise<RecordedPortal> => {
  const stage = createStage()
  await stage.provider.insertDemoAccounts()
  const overviews = new Map<AccountId, AccountOverview>()
  for (const accountId of Object.values(portalHomes))
    overviews.set(accountId, answerIn(await holderOn(stage, accountId).accountSummary()()))
  const order = present(overviews.get(portalHomes.visit)?.orders[0])
  const holder = holderOn(stage)
  const serviceIds = [present(cancelableIn(overviews.get(portalHomes.services) ?? null))] as const
  const { options } = answerIn(await holder.retentionOptions({ serviceIds, reason: REASON })())
  const acceptance = { kind: 'acceptOption', optionId: present(options[0]).id, reason: REASON } as const
  const acceptOption = answerIn(await holder.previewChange(acceptance)())
  const request = present(cancellationIn({ ...EMPTY_CHANGE, serviceIds }))
  const cancel = answerIn(await holder.previewChange(request)())
  const { token } = cancel
  return {
    status: answerIn(await holder.portalSession()()),
    overviews,
    options,
    previews: { cancel, acceptOption },
    change: answerIn(await holder.requestChange({ key: KEY, request, token })()),
    schedule: answerIn(await holderOn(stage, portalHomes.visit).visitWindows(order)()),
  }
}
