import { either as E } from 'fp-ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import { addDays, parsePlainDate } from '../shared/plain-date.ts'
import { WINDOW_HOURS } from './choose-window.ts'
import { HOLDS_MAX } from './hold.ts'
import type { StateTime } from './visit-instants.ts'
import { visitInstants } from './visit-instants.ts'
import type { VisitKind } from './visit-kind.ts'

/** The hours of a window on each working day, 0 to 24. */
export type DayWindow = { readonly fromHour: number; readonly toHour: number }

/** The plan of the crews that make visits of a kind in a dispatch area. */
export type CrewPlan = {
  /** `*` for every area without a plan of its own. */
  readonly area: string
  readonly kind: VisitKind
  /** Days of the week, 0 for Sunday. */
  readonly workDays: readonly number[]
  /** In the local hours of the home, earliest first. */
  readonly dayWindows: readonly DayWindow[]
  /** Places in one window. */
  readonly places: number
  /** Days without visits, besides the holidays and the closing days of the brand. */
  readonly closedDays: readonly PlainDate[]
  /** The least time between a sale and its visit, in hours. */
  readonly leadHours: number
  /** The hour of the home's day from which the next day is not sold; 24 for never. */
  readonly cutoffHour: number
  /** Days that are open, starting tomorrow. */
  readonly horizonDays: number
}

/** A plan from outside, before validation. */
export type OfferedCrewPlan = Omit<CrewPlan, 'kind' | 'closedDays'> & {
  readonly kind: string
  readonly closedDays: readonly string[]
}

export type CrewPlanFailure = { readonly _tag: 'CrewPlanInvalid'; readonly field: keyof CrewPlan }

/** The area of a plan for every area without one of its own (SCH-14). */
export const EVERY_AREA = '*'

/** Limits of a plan (SCH-14). */
export const CREW_LIMITS = { places: 100, leadHours: 336, horizonDays: 60 } as const

const AREA = /^(?:\*|[A-Za-z0-9][A-Za-z0-9-]{0,39})$/
const LAST_WEEKDAY = 6
const HOURS = 24
const HOUR_MS = 3_600_000

const isUpTo = (most: number, value: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= most

const areWorkDays = (days: readonly number[]): boolean =>
  days.length > 0 && new Set(days).size === days.length && days.every((day) => isUpTo(LAST_WEEKDAY, day))

const areDayWindows = (windows: readonly DayWindow[]): boolean =>
  windows.length > 0 &&
  windows.every(
    ({ fromHour, toHour }, index) =>
      isUpTo(HOURS, fromHour) &&
      isUpTo(HOURS, toHour) &&
      toHour - fromHour === WINDOW_HOURS &&
      fromHour >= (windows[index - 1]?.toHour ?? 0),
  )

/** A session records a hold of each window that it is offered. */
const isHorizon = ({ horizonDays, dayWindows }: OfferedCrewPlan): boolean =>
  isUpTo(CREW_LIMITS.horizonDays, horizonDays) &&
  horizonDays > 0 &&
  horizonDays * dayWindows.length < HOLDS_MAX

const checks: Readonly<Record<keyof CrewPlan, (plan: OfferedCrewPlan) => boolean>> = {
  area: ({ area }) => AREA.test(area),
  kind: ({ kind }) => kind === 'installation' || kind === 'siteVisit',
  workDays: ({ workDays }) => areWorkDays(workDays),
  dayWindows: ({ dayWindows }) => areDayWindows(dayWindows),
  places: ({ places }) => isUpTo(CREW_LIMITS.places, places),
  closedDays: ({ closedDays }) => closedDays.every((day) => E.isRight(parsePlainDate(day))),
  leadHours: ({ leadHours }) => isUpTo(CREW_LIMITS.leadHours, leadHours),
  cutoffHour: ({ cutoffHour }) => isUpTo(HOURS, cutoffHour),
  horizonDays: isHorizon,
}

/** Parses a plan. Fails with the first field, in the order of the type, that breaks a limit (SCH-14). */
export const parseCrewPlan = (plan: OfferedCrewPlan): E.Either<CrewPlanFailure, CrewPlan> => {
  const field = (Object.keys(checks) as (keyof CrewPlan)[]).find((name) => !checks[name](plan))
  return field === undefined ? E.right(plan as CrewPlan) : E.left({ _tag: 'CrewPlanInvalid', field })
}

/**
 * Checks whether a window is sold now, by the clock of the home: it starts `leadHours` hours from now or later, and
 * `cutoffHour` of the day before has not come (SCH-13).
 */
export const isSoldAt = (
  { leadHours, cutoffHour }: Pick<CrewPlan, 'leadHours' | 'cutoffHour'>,
  { date, fromHour }: { readonly date: PlainDate; readonly fromHour: number },
  home: StateTime,
  now: EpochMs,
): boolean => {
  const startOf = (day: PlainDate, hour: number): EpochMs =>
    visitInstants({ date: day, fromHour: hour, toHour: hour }, home).startsAt
  const isInTime = startOf(date, fromHour) >= now + leadHours * HOUR_MS
  return isInTime && now < startOf(addDays(date, -1), cutoffHour)
}
