import { errorMessages } from '../shared/error-message.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Reason } from '../shared/reason.ts'
import type { SessionStatus } from './session.ts'
import { isAliveAt } from './session.ts'

/** Kinds of calls. The first three belong to the session. */
export const callKinds = ['offer', 'cart', 'modify', 'other'] as const
export type CallKind = (typeof callKinds)[number]

/** The decision on a call: send it, or cancel it and navigate the page to localization. */
export type CallDecision = {
  readonly action: { readonly _tag: 'Send' } | { readonly _tag: 'RedirectPage'; readonly to: 'localization' }
  readonly reason: Reason<'SES-04'>
}

/** Decides on a call at an instant. Without a session nothing has expired (SES-04). */
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

const message = errorMessages['session-status']

/** The redirect after a failed status call, and its log entry with the tag of the failure (SES-05). */
export const afterStatusFailure = {
  to: 'error',
  message,
  entry: (failure: string) => ({ level: 'error', event: message, facts: { failure } }) as const,
} as const
