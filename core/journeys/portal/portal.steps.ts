import type { AccountGuardState } from '../../portal/account-guard.ts'
import { acceptanceIn, cancellationIn, isSameRequest } from '../../portal/change-draft.ts'
import type { ChangeRequest, ServiceChange } from '../../portal/service-change.ts'
import type { ChangeStep, PortalVisitStatus } from '../../guards/portal-step.ts'
import { enterStep, permittedPortalStep } from '../../guards/portal-step.ts'
import type { PortalStep } from '../../routes/portal-steps.ts'
import { portalSteps } from '../../routes/portal-steps.ts'
import type { PortalContext } from './portal.context.ts'

/** Returns the step that shows a change. */
export const stepOfChange = ({ preview }: Pick<ServiceChange, 'preview'>): ChangeStep =>
  preview.request.kind === 'cancel' ? 'servicePending' : 'acceptPending'

/**
 * Returns the change that a step shows: the one that was requested last, else the latest one of the account that is not
 * withdrawn. A withdrawn one has another title (MET-13).
 */
export const changeAt = (
  step: PortalStep,
  { change, overview }: Pick<PortalContext, 'change' | 'overview'>,
): ServiceChange | null => {
  const known = [...(change === null ? [] : [change]), ...(overview?.changes ?? [])]
  const fitting = known.filter((one) => stepOfChange(one) === step)
  return fitting.find(({ state }) => state !== 'withdrawn') ?? fitting[0] ?? null
}

/** Returns the change that a step would request: that of its option, or the cancellation. */
export const requestAt = (step: PortalStep, { draft }: Pick<PortalContext, 'draft'>): ChangeRequest | null =>
  portalSteps[step].needsOption === true ? acceptanceIn(draft) : cancellationIn(draft)

/** Checks whether the preview is that of the change of a step. */
export const isPreviewCurrent = (
  step: PortalStep,
  context: Pick<PortalContext, 'draft' | 'preview'>,
): boolean => {
  const request = requestAt(step, context)
  return request !== null && context.preview !== null && isSameRequest(request, context.preview.request)
}

/** Checks whether everything in the preview was confirmed as read. */
export const areDisclosuresRead = ({ preview, draft }: Pick<PortalContext, 'draft' | 'preview'>): boolean =>
  preview === null || preview.disclosures.every((name) => draft.read.includes(name))

const accountStateOf = ({ status, overview }: PortalContext): AccountGuardState => ({
  areCusRoutesOn: status?.areCusRoutesOn ?? true,
  tokenAccountId: status?.accountId ?? '',
  summary:
    overview === null ? { state: 'notLoaded' } : { state: 'loaded', accountId: overview.account.accountId },
  isSessionAlive: status?.isAlive ?? false,
})

/** Returns what the guards decide on. Without an answer about the session nobody is signed in. */
export const portalStatusOf = (context: PortalContext): PortalVisitStatus => {
  const { status, draft, change, entry } = context
  const changeSteps = (['acceptPending', 'servicePending'] as const).filter(
    (step) => changeAt(step, context) !== null,
  )
  return {
    claim: status?.claim ?? { state: 'noToken' },
    mfa: {
      isMfaOn: status?.isMfaOn ?? true,
      isConfirmed: status?.isMfaConfirmed ?? false,
      origin: entry.origin,
    },
    account: accountStateOf(context),
    hasSelection: draft.serviceIds.length > 0,
    hasOption: draft.optionId !== null,
    areDisclosuresRead: areDisclosuresRead(context),
    changeSteps,
    lastChange: change === null ? null : stepOfChange(change),
  }
}

/** What comes next for the wanted step: an external page, something to load or choose, or the permitted step. */
export type PortalDecision =
  | { readonly next: 'land' }
  | { readonly next: 'chooseAccount' }
  | { readonly next: 'loadOverview' }
  | { readonly next: 'loadOptions' }
  | { readonly next: 'loadPreview' }
  | { readonly next: 'open'; readonly step: PortalStep }

const isSignedIn = (context: PortalContext, step: PortalStep): boolean =>
  portalSteps[step].opens === 'signedIn' &&
  step !== 'mfa' &&
  enterStep('services', portalStatusOf(context)).do === 'show'

const needsOptions = (step: PortalStep): boolean =>
  step === 'switching' ||
  step === 'options' ||
  step === 'additionalOption' ||
  portalSteps[step].needsOption === true

const nextOf = (context: PortalContext): PortalDecision => {
  const status = portalStatusOf(context)
  const step = permittedPortalStep(context.wanted, status)
  if (step === null) return { next: 'land' }
  if (!isSignedIn(context, step)) return { next: 'open', step }
  if (context.status?.accountId === null) return { next: 'chooseAccount' }
  const gate = enterStep(step, status)
  if (context.overview === null || (gate.do === 'show' && gate.first === 'reloadSummary'))
    return { next: 'loadOverview' }
  if (needsOptions(step) && context.options === null) return { next: 'loadOptions' }
  if (portalSteps[step].needsPreview === true && !isPreviewCurrent(step, context))
    return { next: 'loadPreview' }
  return { next: 'open', step }
}

/** The decision on a context: all guards of the pages ask for the same one. */
const decisions = new WeakMap<PortalContext, PortalDecision>()

/** Returns what has to happen before the wanted step is shown. */
export const decideNext = (context: PortalContext): PortalDecision => {
  const known = decisions.get(context)
  if (known !== undefined) return known
  const decided = nextOf(context)
  decisions.set(context, decided)
  return decided
}
