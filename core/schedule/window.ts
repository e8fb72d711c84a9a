import type { Branded } from '../shared/branded.ts'
import type { PlainDate } from '../shared/plain-date.ts'

export type WindowId = Branded<string, 'WindowId'>

/** A two-hour window on a day, local to the address. Hours are 0 to 24. */
export type InstallationWindow = {
  readonly id: WindowId
  readonly date: PlainDate
  readonly fromHour: number
  readonly toHour: number
  readonly placesLeft: number
}

/** The windows that a home can choose from, and its today (SCH-15). */
export type VisitWindows = { readonly windows: readonly InstallationWindow[]; readonly today: PlainDate }

/** How long a chosen window is held for a session without an order, in minutes (SCH-02). */
export const HOLD_MINUTES = 15

export const hasPlaces = (window: InstallationWindow): boolean => window.placesLeft > 0

/** Checks whether any window has a place. Without one the schedule step is skipped (SCH-01). */
export const areAnyOpen = (windows: readonly InstallationWindow[]): boolean => windows.some(hasPlaces)
