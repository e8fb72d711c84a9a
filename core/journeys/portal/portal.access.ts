import { either as E } from 'fp-ts'
import { decideAccount } from '../../portal/account-guard.ts'
import { portalPaths } from '../../portal/destination.ts'
import { decideIdentity } from '../../portal/identity.ts'
import { loginNoticeOf } from '../../portal/login-notice.ts'
import { parseReturnUrl } from '../../portal/return-url.ts'
import { enterStep, permittedPortalStep, stepOfError } from '../../guards/portal-step.ts'
import type { PortalStatus } from '../../ports/portal-calls.ts'
import { signInHref } from '../../routes/external-paths.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import { portalStepOf, portalSteps } from '../../routes/portal-steps.ts'
import type { PortalAnswer } from './portal.actors.ts'
import type { PortalContext } from './portal.context.ts'
import type { AccessRefusal } from './portal.failure.ts'
import { accessRefusalIn } from './portal.failure.ts'
import { portalStatusOf } from './portal.steps.ts'
import { NO_ACCOUNT, NO_CHANGE } from './portal.start.ts'

type Update = Partial<PortalContext>

/** Checks whether somebody is signed in who may use the portal. */
export const isAdmitted = (status: PortalStatus | null): boolean =>
  status !== null && decideIdentity(status.claim).to === 'proceed'

/** Takes who is signed in. The account of somebody else is dropped; what was selected stays for after the login. */
export const statusTaken = ({ draft }: PortalContext, status: PortalStatus): Update => ({
  ...(isAdmitted(status) ? {} : { ...NO_ACCOUNT, draft }),
  status,
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
export const judged = (context: PortalContext, output: PortalAnswer<PortalStatus>): Update => {
  if (E.isLeft(output)) return failing(output)
  const status = output.right
  // A session without an account ends the visit of the account that is shown.
  const accountId = status.accountId ?? context.status?.accountId ?? null
  const decided = decideAccount(portalStatusOf({ ...context, status: { ...status, accountId } }).account)
  if (decided.do === 'clearAndLand') return { status, refusal: 'SESSION_DEAD' }
  if (decided.reason === 'accountDiffers') return { status, refusal: 'ACCOUNT_CHANGED' }
  return { status, refusal: refusalOf({ ...context, status }) }
}

/** Checks for an entry by browser buttons, which clears the storage and starts at the portal's entry (PTL-05). */
export const startsAtEntry = (context: PortalContext): boolean => {
  const { entry, wanted } = context
  const gate = enterStep(wanted, portalStatusOf(context), entry)
  return gate.do === 'redirect' && gate.clearsStorage && gate.href === portalPaths.entry
}

const stepOfReturn = ({ returnTo }: PortalContext): PortalStep | null =>
  returnTo === null ? null : portalStepOf(returnTo.replace(/[?#].*$/s, ''))

/**
 * Begins a visit whose session was read. One that comes from the login goes on to the saved page. One by the browser's
 * buttons starts at the entry, with nothing selected (PTL-05).
 */
export const entering = (context: PortalContext): Update => {
  const { wanted } = context
  const entry = { ...context.entry, navigation: 'navigate' }
  if (startsAtEntry(context)) return { ...NO_CHANGE, returnTo: null, wanted: 'login', entry, failure: null }
  const isLogin = wanted === 'login' || wanted === 'mfa'
  return { wanted: isLogin ? (stepOfReturn(context) ?? wanted) : wanted, entry, failure: null }
}

/**
 * Shows a step. Before the login and the second factor the wanted page is saved, after them it is dropped. A guard that
 * leads to the login leads on to the provider, unless the page has something to say (PTL-02).
 */
export const opening = (context: PortalContext, step: PortalStep): Update => {
  const shown = { step, wanted: step }
  if (step !== 'login' && step !== 'mfa')
    return portalSteps[step].opens === 'signedIn' ? { ...shown, returnTo: null } : shown
  const page =
    portalSteps[context.wanted].path + (context.wanted === context.entry.step ? context.entry.query : '')
  const saved = parseReturnUrl(page, context.entry.origin)
  const isSent = context.wanted !== step
  const returnTo = E.isRight(saved) && isSent ? saved.right : context.returnTo
  const leaves = step === 'login' && isSent && loginNoticeOf(context.status) === null
  return { ...shown, returnTo, leaveTo: leaves ? signInHref(returnTo ?? portalPaths.services) : null }
}

const signedOut = (status: PortalStatus | null): PortalStatus | null =>
  status === null ? null : { ...status, claim: { state: 'noToken' }, isAlive: false, accountId: null }

/** Clears login and account, so that the guards decide again. The selection stays until after the login. */
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
