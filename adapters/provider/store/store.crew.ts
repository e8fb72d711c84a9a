import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'

/** `area` is the dispatch area whose technicians share the places. */
export type WindowRecord = {
  readonly id: WindowId
  readonly area: string
  readonly date: PlainDate
  readonly fromHour: number
  readonly toHour: number
  readonly capacity: number
  readonly booked: number
}

/** The crews that make visits of a kind in a dispatch area. */
export type Crew = Pick<CrewPlan, 'area' | 'kind'>

/** A plan and the windows that are open already. `plan` is null where the defaults count. */
export type CrewWindows = { readonly plan: CrewPlan | null; readonly windows: readonly WindowRecord[] }

export type CrewMethods = {
  /** Returns all plans, by area and kind. */
  readonly crewPlans: () => Promise<readonly CrewPlan[]>
  /** Replaces all plans. Each area and kind has one. */
  readonly replaceCrewPlans: (plans: readonly CrewPlan[]) => Promise<void>
  /**
   * Returns the plan of a crew, that of its area before that of every area (SCH-14), and its windows between two dates,
   * both included. `windowArea` is the area of the windows.
   */
  readonly crewWindows: (
    crew: Crew,
    windowArea: string,
    from: PlainDate,
    to: PlainDate,
  ) => Promise<CrewWindows>
}
