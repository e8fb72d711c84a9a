import { either as E } from 'fp-ts'
import { routeError } from '../portal/error-routing.ts'
import type { EntryDecision, PortalVisit } from '../portal/portal-entry.ts'
import { enterPortal } from '../portal/portal-entry.ts'
import type { PortalStep } from '../routes/portal-steps.ts'
import { portalStepOf, portalSteps } from '../routes/portal-steps.ts'

/** The steps that show a requested change. */
export type ChangeStep = 'acceptPending' | 'servicePending'

/**
 * How far a visit to the portal has come. `changeSteps` are the steps whose change is known, `lastChange` that of the
 * change that was requested last in this visit.
 */
export type PortalProgress = {
  readonly hasSelection: boolean
  readonly hasOption: boolean
  readonly areDisclosuresRead: boolean
  readonly changeSteps: readonly ChangeStep[]
  readonly lastChange: ChangeStep | null
}

/** What the guards of the portal decide on. */
export type PortalVisitStatus = Omit<PortalVisit, 'path' | 'query' | 'navigation'> & PortalProgress

/** Returns the page step of a portal error (PTL-09). An unknown error counts as unexpected. */
export const stepOfError = (error: string): PortalStep => {
  const route = routeError(error)
  return E.isRight(route) ? route.right.to : 'somethingWentWrong'
}

/** Returns the decision of the guards on a step. `query` and `navigation` are those of the request. */
export const enterStep = (
  step: PortalStep,
  status: PortalVisitStatus,
  { query, navigation }: Pick<PortalVisit, 'query' | 'navigation'> = { query: '', navigation: 'navigate' },
): EntryDecision => {
  const decided = enterPortal({ ...status, path: portalSteps[step].path, query, navigation })
  return E.isRight(decided)
    ? decided.right
    : {
        do: 'redirect',
        href: portalSteps[stepOfError('unexpected')].path,
        clearsStorage: false,
        returnTo: null,
        reason: 'navigationUnknown',
      }
}

const withPrerequisites = (step: PortalStep, status: PortalVisitStatus): PortalStep => {
  const { needsChange, needsSelection, needsOption, needsDisclosures } = portalSteps[step]
  const { changeSteps, lastChange, hasSelection, hasOption, areDisclosuresRead } = status
  if (needsChange === true)
    return changeSteps.some((name) => name === step) ? step : (lastChange ?? 'services')
  if (needsSelection === true && !hasSelection) return lastChange ?? 'services'
  if (needsOption === true && !hasOption) return 'options'
  return needsDisclosures === true && !areDisclosuresRead ? 'disclosures' : step
}

const throughGate = (step: PortalStep, status: PortalVisitStatus): PortalStep | null => {
  const gate = enterStep(step, status)
  return gate.do === 'redirect' ? portalStepOf(gate.href) : withPrerequisites(step, status)
}

/**
 * Returns the wanted step if permitted, else the guards' target; null for the landing page, where a dead session
 * ends (PTL-10, PTL-11, PTL-25). The login and the second factor lead on when they are done.
 */
export const permittedPortalStep = (wanted: PortalStep, status: PortalVisitStatus): PortalStep | null => {
  if (wanted !== 'login' && wanted !== 'mfa') return throughGate(wanted, status)
  const onward = throughGate('services', status)
  return wanted === 'login' && (onward === null || onward === 'nonAuthorizedUser') ? 'login' : onward
}
