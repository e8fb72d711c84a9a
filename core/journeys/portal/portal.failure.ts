import type { OrchestratorFailure, PortalRefusalCode } from '../../ports/orchestrator.failure.ts'

/** The refusals that concern who uses the portal. The guards decide where they lead. */
export type AccessRefusal = Extract<
  PortalRefusalCode,
  'LOGIN_REQUIRED' | 'MFA_REQUIRED' | 'NOT_AUTHORIZED' | 'ACCOUNT_CHANGED'
>

const accessRefusals: readonly AccessRefusal[] = [
  'LOGIN_REQUIRED',
  'MFA_REQUIRED',
  'NOT_AUTHORIZED',
  'ACCOUNT_CHANGED',
]

/** Returns why a caller was refused; null for another failure. An expired session is one without a login. */
export const accessRefusalIn = (failure: OrchestratorFailure): AccessRefusal | null => {
  if (failure._tag === 'SessionExpired') return 'LOGIN_REQUIRED'
  return failure._tag === 'Refused' ? (accessRefusals.find((code) => code === failure.code) ?? null) : null
}

const isRefused = (failure: OrchestratorFailure, code: PortalRefusalCode): boolean =>
  failure._tag === 'Refused' && failure.code === code

/** Checks whether the figures of a change are others by now. */
export const isMoved = (failure: OrchestratorFailure): boolean => isRefused(failure, 'CHANGE_MOVED')

/** Checks whether a service can't be changed now. */
export const isBlocked = (failure: OrchestratorFailure): boolean => isRefused(failure, 'CHANGE_BLOCKED')

/** Checks whether the account has no summary, which leads out of the portal (PTL-09). */
export const isSummaryMissing = (failure: OrchestratorFailure): boolean =>
  failure._tag === 'Refused' && failure.code === 'NOT_FOUND'

/** Checks whether a failed request may have succeeded; it is then repeated with the same key. */
export const isUnknown = (failure: OrchestratorFailure): boolean =>
  failure._tag === 'Refused'
    ? failure.code === 'UNAVAILABLE' || failure.code === 'BROKEN' || failure.code === 'ORDER_IN_FLIGHT'
    : failure._tag !== 'SessionExpired' && failure._tag !== 'PriceMoved'
