import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** Names a session in the `attos-session-id` header; worthless without the matching cookie. */
export type SessionId = Branded<string, 'SessionId'>

/** Where the visitor came from: the public site or a retail partner. */
export const channels = ['dotcom', 'etail'] as const
export type Channel = (typeof channels)[number]

/**
 * How a session stands. `remainingMs`: how long it lives without another use; `lifetimeMs`: how long at most, however often it is used.
 * Both are durations, so that a visitor whose clock is wrong is told right.
 */
export type SessionStatus = {
  readonly isAlive: boolean
  readonly expirationTime: EpochMs
  readonly remainingMs: number
  readonly lifetimeMs: number
}

/** Pause after which an idle session ends, in ms: 30 minutes (SES-01). */
export const SESSION_IDLE_MS = 30 * 60_000

/** Age at which a session ends whatever happens, in ms: 8 hours (SES-01). */
export const SESSION_ABSOLUTE_MS = 8 * 3_600_000

/** How long before its end a session's end is announced, in ms: two minutes, six times what WCAG 2.2.1 asks for (SES-03). */
export const SESSION_WARNING_MS = 2 * 60_000

/** How a session stands at an instant (SES-01, SES-02). */
export const sessionStatusAt = (openedAt: EpochMs, expirationTime: EpochMs, now: EpochMs): SessionStatus => ({
  isAlive: now < expirationTime,
  expirationTime,
  remainingMs: Math.max(0, expirationTime - now),
  lifetimeMs: Math.max(0, openedAt + SESSION_ABSOLUTE_MS - now),
})

/** A session lives while it says so and its expiration lies ahead (SES-02). */
export const isAliveAt = (status: Pick<SessionStatus, 'isAlive' | 'expirationTime'>, now: EpochMs): boolean =>
  status.isAlive && now < status.expirationTime

/** A use extends the idle end only, never past the absolute end (SES-01). */
export const expirationAfterUse = (openedAt: EpochMs, usedAt: EpochMs): EpochMs =>
  Math.min(usedAt + SESSION_IDLE_MS, openedAt + SESSION_ABSOLUTE_MS) as EpochMs
