import { either as E } from 'fp-ts'
import { decideAccount } from '../../portal/account-guard.ts'
import type { ChangeDraft } from '../../portal/change-draft.ts'
import { EMPTY_CHANGE } from '../../portal/change-draft.ts'
import { portalPaths } from '../../portal/destination.ts'
import type { Bill } from '../../portal/bill.ts'
import type { RetentionOption } from '../../portal/retention-option.ts'
import { decideIdentity } from '../../portal/identity.ts'
import { parseReturnUrl } from '../../portal/return-url.ts'
import { decideServices } from '../../portal/services.ts'
import type { AccountId, ServiceId } from '../../portal/portal-account.ts'
import type { ServiceChange } from '../../portal/service-change.ts'
import { enterStep, permittedPortalStep, stepOfError } from '../../guards/portal-step.ts'
import type { AccountOverview, PortalStatus } from '../../ports/portal-calls.ts'
import type { StoredPortal } from '../../ports/portal-draft.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import { portalStepOf, portalSteps } from '../../routes/portal-steps.ts'
import type { EpochMs } from '../../shared/plain-date.ts'
import type { PortalAnswer } from './portal.actors.ts'
import type { PortalContext, PortalEntry } from './portal.context.ts'
import type { AccessRefusal } from './portal.failure.ts'
import { accessRefusalIn } from './portal.failure.ts'
import { portalStatusOf, stepOfChange } from './portal.steps.ts'

type Update = Partial<PortalContext>

/** What is dropped with a selection. */
export const NO_CHANGE = { draft: EMPTY_CHANGE, options: null, preview: null } as const

/** What is dropped with an account. */
export const NO_ACCOUNT = { overview: null, change: null, openBill: null, visit: null, ...NO_CHANGE } as const

/** The context at the start of a visit, with what this tab has stored. */
export const portalStart = (entry: PortalEntry, stored: StoredPortal | null): PortalContext => ({
  entry,
  step: 'services',
  wanted: entry.step ?? 'login',
  returnTo: stored?.returnTo ?? null,
  leaveTo: null,
  notice: null,
  status: null,
  checkedAt: null,
  ...NO_ACCOUNT,
  draft: stored?.draft ?? EMPTY_CHANGE,
  failure: null,
  refusal: null,
  polls: 0,
  isBusy: false,
})

const isAdmitted = (status: PortalStatus | null): boolean =>
  status !== null && decideIdentity(status.claim).to === 'proceed'

/** Takes who is signed in. The account of somebody else is dropped; what was selected stays for after the login. */
export const statusTaken = ({ draft }: PortalContext, status: PortalStatus, checkedAt: EpochMs): Update => ({
  ...(isAdmitted(status) ? {} : { ...NO_ACCOUNT, draft }),
  status,
  checkedAt,
})

/** Takes the failure of a call, and whether it concerns its caller. */
export const failing = (output: PortalAnswer<unknown>): Update =>
  E.isLeft(output) ? { failure: output.left, refusal: accessRefusalIn(output.left) } : {}

const refusals: Partial<Record<PortalStep, AccessRefusal>> = {
  login: 'LOGIN_REQUIRED',
  mfa: 'MFA_REQUIRED',
  nonAuthorizedUser: 'NOT_AUTHORIZED',
}

/** Returns why the guards no longer let the customer in; null if they do. */
const refusalOf = (context: PortalContext): AccessRefusal | null =>
  refusals[permittedPortalStep('services', portalStatusOf(context)) ?? 'services'] ?? null

/** Takes what the server says about the session: it goes on, is over, or is one of another account (PTL-04). */
export const judged = (
  context: PortalContext,
  output: PortalAnswer<PortalStatus>,
  checkedAt: EpochMs,
): Update => {
  if (E.isLeft(output)) return failing(output)
  const status = output.right
  // A session without an account ends the visit of the account that is shown.
  const accountId = status.accountId ?? context.status?.accountId ?? null
  const decided = decideAccount(portalStatusOf({ ...context, status: { ...status, accountId } }).account)
  if (decided.do === 'clearAndLand') return { status, refusal: 'SESSION_DEAD' }
  if (decided.reason === 'accountDiffers') return { status, checkedAt, refusal: 'ACCOUNT_CHANGED' }
  return { status, checkedAt, refusal: refusalOf({ ...context, status }) }
}

/** Checks whether the browser's buttons have led into the portal, so that its storage is cleared and the visit starts at the entry (PTL-05). */
export const startsAtEntry = (context: PortalContext): boolean => {
  const { entry, wanted } = context
  const gate = enterStep(wanted, portalStatusOf(context), entry)
  return gate.do === 'redirect' && gate.clearsStorage && gate.href === portalPaths.entry
}

const stepOfReturn = ({ returnTo }: PortalContext): PortalStep | null =>
  returnTo === null ? null : portalStepOf(returnTo.replace(/[?#].*$/s, ''))

/**
 * Begins a visit whose session was read. One that comes from the login goes on to the saved page. One by the browser's buttons starts at the entry, with
 * nothing selected (PTL-05).
 */
export const entering = (context: PortalContext): Update => {
  const { wanted } = context
  const entry = { ...context.entry, navigation: 'navigate' }
  if (startsAtEntry(context)) return { ...NO_CHANGE, returnTo: null, wanted: 'login', entry, failure: null }
  const isLogin = wanted === 'login' || wanted === 'mfa'
  return { wanted: isLogin ? (stepOfReturn(context) ?? wanted) : wanted, entry, failure: null }
}

/** Shows a step. Before the login and the second factor the wanted page is saved, after them it is dropped (PTL-02). */
export const opening = (context: PortalContext, step: PortalStep): Update => {
  const shown = { step, wanted: step }
  if (step !== 'login' && step !== 'mfa')
    return portalSteps[step].opens === 'signedIn' ? { ...shown, returnTo: null } : shown
  const page =
    portalSteps[context.wanted].path + (context.wanted === context.entry.step ? context.entry.query : '')
  const saved = parseReturnUrl(page, context.entry.origin)
  return { ...shown, returnTo: E.isRight(saved) && context.wanted !== step ? saved.right : context.returnTo }
}

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

/** Takes the summary of the account. Another account, or a service that can't be cancelled any more, drops what was selected. */
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

const signedOut = (status: PortalStatus | null): PortalStatus | null =>
  status === null ? null : { ...status, claim: { state: 'noToken' }, isAlive: false, accountId: null }

/** Forgets who was signed in and the account, so that the guards decide again. What was selected stays for after the login. */
export const refused = (context: PortalContext): Update => {
  const { status, draft } = context
  const lost = { ...NO_ACCOUNT, failure: null, refusal: null }
  switch (context.refusal) {
    case 'MFA_REQUIRED':
      return {
        ...lost,
        draft,
        status: status === null ? null : { ...status, isMfaOn: true, isMfaConfirmed: false },
      }
    case 'NOT_AUTHORIZED':
      return { ...lost, wanted: 'nonAuthorizedUser' }
    case 'ACCOUNT_CHANGED':
      return { ...lost, wanted: 'services', notice: 'accountChanged' }
    default:
      return { ...lost, draft, status: signedOut(status) }
  }
}

/** Forgets the visit after the sign-out or the end of the session. */
export const ended = (leaveTo: string | null): Update => ({
  ...NO_ACCOUNT,
  status: null,
  returnTo: null,
  notice: null,
  failure: null,
  refusal: null,
  leaveTo,
  wanted: 'exit',
  step: 'exit',
})

/** Returns the page that a failure shows: the one of errors while there is nothing else to show (PTL-09). */
export const pageOfFailure = ({ overview, step }: PortalContext): PortalStep =>
  overview === null ? stepOfError('unexpected') : step
