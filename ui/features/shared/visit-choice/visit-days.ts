import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dayOfWeek } from '#core/shared/plain-date.ts'

const DAYS_OF_WEEK = 7

/** The windows of one day, in chronological order. */
export type Day = {
  readonly date: PlainDate
  readonly windows: readonly InstallationWindow[]
  readonly open: number
}

/** Groups windows by day, in chronological order. */
export const daysOf = (windows: readonly InstallationWindow[]): readonly Day[] => {
  const dates = [...new Set(windows.map(({ date }) => date))].toSorted()
  return dates.map((date) => {
    const own = windows.filter((window) => window.date === date).toSorted((a, b) => a.fromHour - b.fromHour)
    return { date, windows: own, open: own.filter(hasPlaces).length }
  })
}

/** A date of a calendar; `day` is null on a date without windows. */
export type CalendarDate = { readonly date: PlainDate; readonly day: Day | null }

/** Lists every date of the weeks that contain the days, from a Sunday to a Saturday. */
export const calendarOf = (days: readonly Day[]): readonly CalendarDate[] => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = addDays(last.date, DAYS_OF_WEEK - 1 - dayOfWeek(last.date))
  const dates: PlainDate[] = []
  for (let date = addDays(first.date, -dayOfWeek(first.date)); date <= end; date = addDays(date, 1))
    dates.push(date)
  return dates.map((date) => ({ date, day: days.find((day) => day.date === date) ?? null }))
}

/** Checks whether a day can be selected: it has a free window, or it is the day of the reserved visit. */
export const isSelectable = ({ date, open }: Day, reserved: PlainDate | undefined): boolean =>
  open > 0 || date === reserved

/**
 * Returns the day whose windows are shown: the selected day, otherwise the day of the reserved visit, otherwise the
 * first day with a free window. Null when nothing can be selected.
 */
export const shownDay = (
  days: readonly Day[],
  picked: PlainDate | null,
  reserved: PlainDate | undefined,
): Day | null => {
  const selectable = days.filter((day) => isSelectable(day, reserved))
  const on = (date: PlainDate | null | undefined): Day | undefined =>
    selectable.find((day) => day.date === date)
  return on(picked) ?? on(reserved) ?? selectable[0] ?? null
}

/** Returns a day's selected window: the one being reserved, else the reserved one, else the first free one. */
export const selectedWindow = (
  { windows }: Day,
  holding: WindowId | null,
  reserved: WindowId | undefined,
): InstallationWindow | null => {
  const of = (wanted: WindowId | null | undefined) => windows.find(({ id }) => id === wanted)
  return of(holding) ?? of(reserved) ?? windows.find(hasPlaces) ?? null
}
