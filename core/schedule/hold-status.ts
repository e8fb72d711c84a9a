import type { EpochMs } from '../shared/plain-date.ts'
import { HOLD_TOTAL_MINUTES } from './hold.ts'
import type { WindowHold } from './hold.ts'

/**
 * The hold of a chosen window as durations in ms, so that a wrong clock of the visitor does not matter: `remainingMs`
 * until it ends without a renewal, `lifetimeMs` until it ends at the latest (SCH-08).
 */
export type HoldStatus = { readonly remainingMs: number; readonly lifetimeMs: number }

/** How long before its end the end of a hold is announced, in ms (SCH-11). */
export const HOLD_WARNING_MS = 2 * 60_000

/** Returns the status of the last of these holds; null without one. */
export const holdStatusAt = (holds: readonly WindowHold[], now: EpochMs): HoldStatus | null => {
  const last = holds.at(-1)
  return last === undefined
    ? null
    : {
        remainingMs: Math.max(0, last.until - now),
        lifetimeMs: Math.max(0, last.since + HOLD_TOTAL_MINUTES * 60_000 - now),
      }
}

/** The hold of a window by the visitor's own clock. */
export type HoldEnd = { readonly endsAt: EpochMs; readonly lastsUntil: EpochMs }

/** Returns the end of a hold by the visitor's own clock. */
export const holdEndOf = ({ remainingMs, lifetimeMs }: HoldStatus, now: EpochMs): HoldEnd => ({
  endsAt: (now + remainingMs) as EpochMs,
  lastsUntil: (now + lifetimeMs) as EpochMs,
})

/** Checks whether a renewal makes a hold end later by more than the warning (SCH-08). */
export const isRenewable = ({ endsAt, lastsUntil }: HoldEnd, now: EpochMs): boolean =>
  lastsUntil > endsAt && lastsUntil > now + HOLD_WARNING_MS
