import type { EpochMs } from '../shared/plain-date.ts'
import type { WindowId } from './window.ts'
import { HOLD_MINUTES } from './window.ts'

/** Maximum time, in minutes, to hold windows without a pause, however often renewed or changed (SCH-08). */
export const HOLD_TOTAL_MINUTES = 30

/** Pause after a hold before the session may hold the same window again, in minutes (SCH-08). */
export const HOLD_PAUSE_MINUTES = HOLD_MINUTES

/** A held window. `since`: when the session began to hold windows; `until`: when this window's hold ends. */
export type WindowHold = {
  readonly windowId: WindowId
  readonly since: EpochMs
  readonly until: EpochMs
}

/** Maximum number of holds stored per session; more than the number of windows it is offered. */
export const HOLDS_MAX = 200

const minutesAfter = (instant: EpochMs, minutes: number): EpochMs => (instant + minutes * 60_000) as EpochMs

/** Returns the holds whose pause is not over. */
const recentOf = (holds: readonly WindowHold[], now: EpochMs): readonly WindowHold[] =>
  holds.filter(({ until }) => now < minutesAfter(until, HOLD_PAUSE_MINUTES))

/** Returns when the session began to hold windows, if it has time left. Otherwise now. */
const sinceOf = (recent: readonly WindowHold[], now: EpochMs): EpochMs => {
  const last = Math.max(...recent.map(({ since }) => since))
  return now < last + HOLD_TOTAL_MINUTES * 60_000 ? (last as EpochMs) : now
}

/** Checks whether a session may hold a window: not one whose hold time is used up and not yet paused (SCH-08). */
export const mayHold = (holds: readonly WindowHold[], windowId: WindowId, now: EpochMs): boolean => {
  const recent = recentOf(holds, now)
  const since = sinceOf(recent, now)
  return !recent.some((hold) => hold.windowId === windowId && hold.since !== since)
}

/**
 * Returns the holds of a session that chooses a window now, the new one last. It ends after `holdMs` milliseconds, or
 * when the session reaches its maximum time (SCH-02, SCH-08). Call only when `mayHold` allows it.
 */
export const holdWindow = (
  holds: readonly WindowHold[],
  windowId: WindowId,
  now: EpochMs,
  holdMs: number = HOLD_MINUTES * 60_000,
): readonly WindowHold[] => {
  const recent = recentOf(holds, now)
  const since = sinceOf(recent, now)
  const until = Math.min(now + holdMs, minutesAfter(since, HOLD_TOTAL_MINUTES)) as EpochMs
  const others = recent
    .filter((hold) => hold.windowId !== windowId)
    .map((hold) => ({ ...hold, until: Math.min(hold.until, now) as EpochMs }))
  return [...others.slice(1 - HOLDS_MAX), { windowId, since, until }]
}

/** Returns the holds with the last one ending at `until`, or when the session reaches its maximum time (SCH-08). */
export const prolongHold = (holds: readonly WindowHold[], until: EpochMs): readonly WindowHold[] =>
  holds.map((hold, index) =>
    index < holds.length - 1
      ? hold
      : { ...hold, until: Math.min(until, minutesAfter(hold.since, HOLD_TOTAL_MINUTES)) as EpochMs },
  )

/** Returns when the hold of the last chosen window ends. Null for a session without holds (SCH-02, SCH-08). */
export const heldUntilOf = (holds: readonly WindowHold[]): EpochMs | null => holds.at(-1)?.until ?? null
