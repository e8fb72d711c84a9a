import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** Names a session in the `attos-session-id` header; worthless without the matching cookie. */
export type SessionId = Branded<string, 'SessionId'>

/** Where the visitor came from: the public site or a retail partner. */
export const channels = ['dotcom', 'etail'] as const
export type Channel = (typeof channels)[number]

export type SessionStatus = { readonly isAlive: boolean; readonly expirationTime: EpochMs }

/** Pause after which an idle session ends, in ms: 30 minutes (SES-01). */
export const SESSION_IDLE_MS = 30 * 60_000

/** Age at which a session ends whatever happens, in ms: 8 hours (SES-01). */
export const SESSION_ABSOLUTE_MS = 8 * 3_600_000

/** A session lives while it says so and its expiration lies ahead (SES-02). */
export const isAliveAt = (status: SessionStatus, now: EpochMs): boolean =>
  status.isAlive && now < status.expirationTime

/** A use extends the idle end only, never past the absolute end (SES-01). */
export const expirationAfterUse = (openedAt: EpochMs, usedAt: EpochMs): EpochMs =>
  Math.min(usedAt + SESSION_IDLE_MS, openedAt + SESSION_ABSOLUTE_MS) as EpochMs
