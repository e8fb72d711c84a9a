import type { EpochMs } from '../shared/plain-date.ts'
import type { Reason } from '../shared/reason.ts'
import type { SessionStatus } from './session.ts'
import { isAliveAt } from './session.ts'

/** What a call is about; those of the first three kinds are the session's own. */
export const callKinds = ['offer', 'cart', 'modify', 'other'] as const
export type CallKind = (typeof callKinds)[number]

/** A call is sent, or nothing is done and the whole page goes to localization. */
export type CallDecision = {
  readonly action: { readonly _tag: 'Send' } | { readonly _tag: 'RedirectPage'; readonly to: 'localization' }
  readonly reason: Reason<'SES-04'>
}

/** What becomes of a call at an instant; without a session there is nothing that has expired (SES-04). */
export const callDecision = (
  kind: CallKind,
  status: Pick<SessionStatus, 'isAlive' | 'expirationTime'> | null,
  now: EpochMs,
): CallDecision => {
  const isExpired = status !== null && !isAliveAt(status, now)
  const reason = { rule: 'SES-04', facts: { kind, isExpired } } as const
  return isExpired && kind !== 'other'
    ? { action: { _tag: 'RedirectPage', to: 'localization' }, reason }
    : { action: { _tag: 'Send' }, reason }
}

/** What the error page is told when the status of a session can't be asked; the text is the specification's, letter by letter (SES-05). */
export const SESSION_STATUS_FAILED = 'catchError caught an unexpected error in CartService.getSesssionStatus'

/** Where a status call that failed leads (SES-05). */
export const afterStatusFailure = { to: 'error', message: SESSION_STATUS_FAILED } as const
