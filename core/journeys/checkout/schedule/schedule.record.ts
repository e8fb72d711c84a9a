import type { SessionSnapshot } from '../../../ports/storefront-orchestrator.ts'
import type { HoldEnd } from '../../../schedule/hold-status.ts'
import type { InstallationWindow } from '../../../schedule/window.ts'
import type { PlainDate } from '../../../shared/plain-date.ts'

/** The data of the visit. */
export type ScheduleRecord = {
  /** Null while they are unknown. */
  readonly windows: readonly InstallationWindow[] | null
  /** The today of the home; undefined until the step has loaded its windows (SCH-15). */
  readonly today?: PlainDate
  readonly visit: InstallationWindow | null
  /** The end of the hold of the visit by the visitor's own clock. Null while it is unknown. */
  readonly hold: HoldEnd | null
  /** The visit whose hold ended while the buyer paid. Another one has to be chosen before the order (SCH-11). */
  readonly lostVisit: InstallationWindow | null
  /** The schedule is skipped, and the visit is agreed by telephone (SCH-04). */
  readonly isVisitByPhone: boolean
}

export const NO_VISIT = { visit: null, hold: null, lostVisit: null } as const

export const emptySchedule: ScheduleRecord = { windows: null, ...NO_VISIT, isVisitByPhone: false }

/** Restores the visit from the provider's records of a resumed session. */
export const restoredSchedule = ({ visit }: SessionSnapshot): Partial<ScheduleRecord> => ({
  ...NO_VISIT,
  visit,
})
