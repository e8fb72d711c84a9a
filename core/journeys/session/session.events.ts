import type { SessionStatus } from '../../session/session.ts'

type Standing = Pick<SessionStatus, 'remainingMs' | 'lifetimeMs'>

export type SessionEvent =
  /** A session was opened or found again. */
  | { readonly type: 'session.opened'; readonly status: Standing }
  /** A call used it. */
  | { readonly type: 'session.used' }
  /** The visitor asks for more time. */
  | { readonly type: 'session.extended' }
  | { readonly type: 'session.closed' }

export type SessionEmitted = { readonly type: 'session.lost' }
