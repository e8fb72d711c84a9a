import type { SessionStatus } from '../../session/session.ts'

type Remaining = Pick<SessionStatus, 'remainingMs' | 'lifetimeMs'>

export type SessionEvent =
  /** A session was opened or resumed. */
  | { readonly type: 'session.opened'; readonly status: Remaining }
  /** A call extended the session (SES-01). */
  | { readonly type: 'session.used' }
  /** The visitor came back to the sale after the status could not be read. */
  | { readonly type: 'status.requested' }
  /** The visitor extends the session. */
  | { readonly type: 'session.extended' }
  | { readonly type: 'session.closed' }

export type SessionEmitted = { readonly type: 'session.ended' }
