import type { Branded } from '../shared/branded.ts'
import type { PlainDate } from '../shared/plain-date.ts'

export type WindowId = Branded<string, 'WindowId'>

/** Two hours on a day in which a technician comes, local to the address; hours 0 to 24. */
export type InstallationWindow = {
  readonly id: WindowId
  readonly date: PlainDate
  readonly fromHour: number
  readonly toHour: number
  readonly placesLeft: number
}

/** How long a chosen window is kept for a session without an order, in minutes (SCH-02). */
export const HOLD_MINUTES = 15

export const hasPlaces = (window: InstallationWindow): boolean => window.placesLeft > 0

/** Whether there is anything to choose from; with no place anywhere the schedule step is passed over (SCH-01). */
export const areAnyOpen = (windows: readonly InstallationWindow[]): boolean => windows.some(hasPlaces)
