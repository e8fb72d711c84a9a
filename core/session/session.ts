import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** The id of a session in the `attos-session-id` header. It gives no access without the matching cookie. */
export type SessionId = Branded<string, 'SessionId'>

/** The origin of the visitor: the public site, a retail partner, or the express channel. */
export const channels = ['dotcom', 'etail', 'express'] as const
export type Channel = (typeof channels)[number]

/** Checks whether a word is one of the channels (SES-07). */
export const isChannel = (text: string): text is Channel => channels.some((channel) => channel === text)

/** The channel of a visit that names none. */
export const PUBLIC_CHANNEL: Channel = 'dotcom'

/**
 * The status of a session. `remainingMs` is its remaining time without further use, `lifetimeMs` its maximum remaining
 * time. Both are durations, so that a wrong clock of the visitor does not matter.
 */
export type SessionStatus = {
  readonly isAlive: boolean
  readonly expirationTime: EpochMs
  readonly remainingMs: number
  readonly lifetimeMs: number
}

/** Idle time after which a session expires, in ms: 30 minutes (SES-01). */
export const SESSION_IDLE_MS = 30 * 60_000

/** Maximum age of a session, in ms: 8 hours (SES-01). */
export const SESSION_ABSOLUTE_MS = 8 * 3_600_000

/** Notice before a session expires, in ms: two minutes, six times the minimum of WCAG 2.2.1 (SES-03). */
export const SESSION_WARNING_MS = 2 * 60_000

/** Returns the status of a session at an instant (SES-01, SES-02). */
export const sessionStatusAt = (openedAt: EpochMs, expirationTime: EpochMs, now: EpochMs): SessionStatus => ({
  isAlive: now < expirationTime,
  expirationTime,
  remainingMs: Math.max(0, expirationTime - now),
  lifetimeMs: Math.max(0, openedAt + SESSION_ABSOLUTE_MS - now),
})

/** Checks whether a session is alive: its status says so and its expiration is in the future (SES-02). */
export const isAliveAt = (status: Pick<SessionStatus, 'isAlive' | 'expirationTime'>, now: EpochMs): boolean =>
  status.isAlive && now < status.expirationTime

/** Returns the expiration after a use. A use extends the idle limit, never the maximum age (SES-01). */
export const expirationAfterUse = (openedAt: EpochMs, usedAt: EpochMs): EpochMs =>
  Math.min(usedAt + SESSION_IDLE_MS, openedAt + SESSION_ABSOLUTE_MS) as EpochMs
