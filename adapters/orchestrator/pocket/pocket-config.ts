import { HOLD_MINUTES } from '#core/schedule/window.ts'

/** The figures of the pocket provider that a test may want otherwise. */
export type PocketConfig = {
  /** Days ahead that are open for installation, from tomorrow on. */
  readonly horizonDays: number
  /** Days of the week on which technicians work, 0 for Sunday. */
  readonly workDays: readonly number[]
  /** The windows of a day, in hours local to the address. */
  readonly dayWindows: readonly { readonly fromHour: number; readonly toHour: number }[]
  /** Places in one window of one dispatch area. */
  readonly capacity: number
  /** How long a chosen window is held for a session without an order, in ms. */
  readonly holdMs: number
  /** Uses of a session that lie no further apart are one use, in ms. */
  readonly useStepMs: number
  /** Age from which an intent in doubt is settled by the recovery, in ms. */
  readonly doubtMs: number
  /** Intents, and holds, that one run of the recovery takes at most. */
  readonly recoveryBatch: number
}

export const POCKET_CONFIG: PocketConfig = {
  // Two weeks: long enough to find a day off, short enough for dispatch to plan.
  horizonDays: 14,
  // Technicians rest on Sunday.
  workDays: [1, 2, 3, 4, 5, 6],
  // Two hours is as long as a visitor is asked to wait; noon to one is the crew's break.
  dayWindows: [
    { fromHour: 8, toHour: 10 },
    { fromHour: 10, toHour: 12 },
    { fromHour: 13, toHour: 15 },
    { fromHour: 15, toHour: 17 },
  ],
  // A dispatch area has three crews.
  capacity: 3,
  // What the schedule promises; a dead session blocks a place no longer than this.
  holdMs: HOLD_MINUTES * 60_000,
  // A page asks for several things at once: its uses are written once, and a session ends at most this much early.
  useStepMs: 1_000,
  // Three times the gateway's time-out, so that no capture of such an intent is still under way.
  doubtMs: 30_000,
  // One run stays well under the ten seconds between two.
  recoveryBatch: 100,
}
