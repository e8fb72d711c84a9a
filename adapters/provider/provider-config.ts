import { LOCALIZATION_FLAGS } from '#core/localization/outcome-kind.ts'
import type { RetentionTerms } from '#core/portal/retention-terms.ts'
import { RETENTION_TERMS } from '#core/portal/retention-terms.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'

/** The figures of the provider. Those of visits count where no plan of crews is stored. A test may override them. */
export type ProviderConfig = {
  /** Days ahead that are open for installation, starting tomorrow. */
  readonly horizonDays: number
  /** Days of the week on which technicians work, 0 for Sunday. */
  readonly workDays: readonly number[]
  /** The windows of a day, in local hours of the address. */
  readonly dayWindows: readonly { readonly fromHour: number; readonly toHour: number }[]
  /** Places in one window of one dispatch area. */
  readonly capacity: number
  /** Places in one site visit window of one dispatch area. */
  readonly siteVisitCapacity: number
  /** The least time between the sale of a visit and its start, in hours (SCH-13). */
  readonly leadHours: number
  /** The hour of the home's day from which the next day is not sold; 24 for never (SCH-13). */
  readonly cutoffHour: number
  /** The GIS-blue flag of the store: whether a site is inspected before the network reaches it (SCH-03). */
  readonly isBlueOn: boolean
  /** Whether homes that billing does not know can buy, in new sessions (LOC-07). */
  readonly sellsNotInBiller: boolean
  /** Whether the checkout asks about the Affordable Connectivity Program (CHK-09). */
  readonly isAcpEnabled: boolean
  /** How long a chosen window is reserved for a session without an order, in ms. */
  readonly holdMs: number
  /** How long a counted coupon use is held for a session without an order, in ms. */
  readonly couponHoldMs: number
  /** Uses of a session within this time count as one use, in ms. */
  readonly useStepMs: number
  /** How long a charge state from the gateway counts as current for a page that polls it, in ms. */
  readonly chargeValidMs: number
  /** The age in ms at which the recovery settles an intent in doubt. */
  readonly doubtMs: number
  /** The maximum number of intents, and of holds, in one run of the recovery. */
  readonly recoveryBatch: number
  /** Units of a device variant in stock before its first order. One that the catalogue calls sold out has none. */
  readonly unitsPerVariant: number
  /** IMEIs of telephones that cannot be traded in: reported stolen or lost, or unpaid at their carrier. */
  readonly blockedImeis: readonly string[]
  /** Whether the portal requires a second factor (PTL-02). */
  readonly isMfaOn: boolean
  /** Whether the account guard of the portal is on (PTL-04). */
  readonly areCusRoutesOn: boolean
  /** What holders are offered instead of a cancellation (PTL-17). */
  readonly retention: RetentionTerms
  /** Whether text messages can be sent. Otherwise messages go by e-mail. */
  readonly carriesSms: boolean
}

export const PROVIDER_CONFIG: ProviderConfig = {
  // Two weeks: long enough to find a day off, short enough for dispatch to plan.
  horizonDays: 14,
  // Technicians do not work on Sunday.
  workDays: [1, 2, 3, 4, 5, 6],
  // Two hours is the longest acceptable wait for a visitor; noon to one is the crew's break.
  dayWindows: [
    { fromHour: 8, toHour: 10 },
    { fromHour: 10, toHour: 12 },
    { fromHour: 13, toHour: 15 },
    { fromHour: 15, toHour: 17 },
  ],
  // A dispatch area has three crews.
  capacity: 3,
  // One surveyor and a helper: an inspection is shorter than an installation, and fewer sites need one.
  siteVisitCapacity: 2,
  // A crew loads its van in the evening, for a route that is known by then.
  leadHours: 12,
  cutoffHour: 20,
  // The flag that offers such homes also decides on their visits.
  isBlueOn: LOCALIZATION_FLAGS.blueFeature,
  // The specification leads these homes to the page of an unknown address unless a flag allows the sale.
  sellsNotInBiller: LOCALIZATION_FLAGS.sellNotInBiller,
  // The program ended on June 1, 2024.
  isAcpEnabled: false,
  // The duration that the schedule promises. A dead session blocks a place no longer than this.
  holdMs: HOLD_MINUTES * 60_000,
  // The idle time of a session: an abandoned session has released its coupon by then.
  couponHoldMs: SESSION_IDLE_MS,
  // A page makes several calls at once: they are recorded as one use, and a session ends at most this much early.
  useStepMs: 1_000,
  // A page polls every few seconds, perhaps in several tabs. The recovery queries the gateway in any case.
  chargeValidMs: 3_000,
  // Three times the gateway's timeout, so that no capture of such an intent is still in progress.
  doubtMs: 30_000,
  // One run takes well under the ten seconds between two runs.
  recoveryBatch: 100,
  // A small shop orders again well before it has sold this many.
  unitsPerVariant: 200,
  // The reference provider has no register of blocked devices: one example shows what happens.
  blockedImeis: ['356938035643809'],
  isMfaOn: true,
  areCusRoutesOn: true,
  retention: RETENTION_TERMS,
  // The default sender, a folder, also takes text messages.
  carriesSms: true,
}
