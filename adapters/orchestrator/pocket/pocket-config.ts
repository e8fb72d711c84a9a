import { LOCALIZATION_FLAGS } from '#core/localization/outcome.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'

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
  /** Places in one window of a site visit of one dispatch area. */
  readonly siteVisitCapacity: number
  /** The GIS-blue flag of the store: whether somebody looks at a site whose network is yet to come (SCH-03). */
  readonly isBlueOn: boolean
  /** How long a chosen window is held for a session without an order, in ms. */
  readonly holdMs: number
  /** How long a counted use of a coupon is held for a session without an order, in ms. */
  readonly couponHoldMs: number
  /** Uses of a session that lie no further apart are one use, in ms. */
  readonly useStepMs: number
  /** How long an answer of the gateway about a charge counts for the page that asks again, in ms. */
  readonly chargeValidMs: number
  /** Age from which an intent in doubt is settled by the recovery, in ms. */
  readonly doubtMs: number
  /** Intents, and holds, that one run of the recovery takes at most. */
  readonly recoveryBatch: number
  /** Whether messages to telephones can be sent; without, they go by e-mail. */
  readonly carriesSms: boolean
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
  // One surveyor and a helper: a look takes less than an installation, and fewer sites need one.
  siteVisitCapacity: 2,
  // The flag that leads to such homes decides on their visits too.
  isBlueOn: LOCALIZATION_FLAGS.blueFeature,
  // What the schedule promises; a dead session blocks a place no longer than this.
  holdMs: HOLD_MINUTES * 60_000,
  // As long as a session lives without use: whoever left has given it back by then.
  couponHoldMs: SESSION_IDLE_MS,
  // A page asks for several things at once: its uses are written once, and a session ends at most this much early.
  useStepMs: 1_000,
  // A page asks every few seconds, in several tabs perhaps; the recovery asks anyway.
  chargeValidMs: 3_000,
  // Three times the gateway's time-out, so that no capture of such an intent is still under way.
  doubtMs: 30_000,
  // One run stays well under the ten seconds between two.
  recoveryBatch: 100,
  // The folder that takes messages by default takes those too.
  carriesSms: true,
}
