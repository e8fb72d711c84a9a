import type { ChangeDraft } from '../../portal/change-draft.ts'
import type { Bill } from '../../portal/bill.ts'
import type { RetentionOption } from '../../portal/retention-option.ts'
import { decideServices } from '../../portal/services.ts'
import type { AccountId, ServiceId } from '../../portal/portal-account.ts'
import type { ServiceChange } from '../../portal/service-change.ts'
import type { AccountOverview } from '../../ports/portal-calls.ts'
import type { PortalContext } from './portal.context.ts'
import { stepOfChange } from './portal.steps.ts'
import { isAdmitted } from './portal.access.ts'
import { NO_ACCOUNT, NO_CHANGE } from './portal.start.ts'

type Update = Partial<PortalContext>

const cancelableIn = ({ services }: AccountOverview): readonly string[] =>
  services.filter(({ cancelable }) => cancelable).map(({ id }) => id)

/** Checks whether these services of an account can be cancelled online (PTL-06). */
export const isCancelable = (overview: AccountOverview | null, ids: readonly ServiceId[]): boolean => {
  if (overview === null || ids.length === 0) return false
  const { account, openOrder } = overview
  const known = cancelableIn(overview)
  return (
    decideServices({ account, openOrder }).variant === 'eligible' && ids.every((id) => known.includes(id))
  )
}

/** Takes the account summary. Another account, or a no longer cancellable service, drops the selection. */
export const overviewTaken = (context: PortalContext, overview: AccountOverview): Update => {
  const { status } = context
  // The answer may come after the end of the session.
  if (status === null || !isAdmitted(status)) return {}
  const accountId = overview.account.accountId as AccountId
  const shown = context.overview?.account.accountId ?? status.accountId
  // The session of the server decides: another tab may have chosen another account meanwhile (F32).
  if (shown !== accountId)
    return { ...NO_ACCOUNT, overview, status: { ...status, accountId }, notice: 'accountChanged' }
  if (isCancelable(overview, context.draft.serviceIds)) return { overview, status: { ...status, accountId } }
  return { overview, status: { ...status, accountId }, ...NO_CHANGE }
}

/** Takes the options. A chosen one that is no longer offered is dropped. */
export const optionsTaken = ({ draft }: PortalContext, options: readonly RetentionOption[]): Update => ({
  options,
  draft: options.some(({ id }) => id === draft.optionId) ? draft : { ...draft, optionId: null },
})

/** Changes what is selected. A change is another request, with a key of its own. */
export const drafting = ({ draft }: PortalContext, change: Partial<ChangeDraft>): Update => ({
  draft: { ...draft, key: null, ...change },
})

/** Takes back the choice whose preview could not be loaded. */
export const reverted = ({ draft, preview }: PortalContext): Update => {
  const request = preview?.request
  if (request?.kind !== 'cancel') return {}
  const { timing, returnMethod } = request
  return { draft: { ...draft, timing, returnMethod, key: null } }
}

/** Takes a requested change, which uses up the selection. */
export const requested = (change: ServiceChange): Update => ({
  ...NO_CHANGE,
  change,
  wanted: stepOfChange(change),
  polls: 0,
})

/** Takes a change whose state has changed. */
export const changeTaken = ({ overview, change }: PortalContext, taken: ServiceChange): Update => ({
  change: change?.id === taken.id ? taken : change,
  overview:
    overview === null
      ? null
      : { ...overview, changes: overview.changes.map((one) => (one.id === taken.id ? taken : one)) },
})

/** Takes a bill that the summary does not contain. */
export const billTaken = ({ overview }: PortalContext, bill: Bill): Update =>
  overview === null ? {} : { overview: { ...overview, bills: [...overview.bills, bill] } }
