import type { InstallationWindow } from '#core/schedule/window.ts'
import { areAnyOpen, hasPlaces } from '#core/schedule/window.ts'
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

/** Lists every date of the weeks that contain the days, from a Sunday to a Saturday. A date without windows is null. */
export const calendarOf = (
  days: readonly Day[],
): readonly { readonly date: PlainDate; readonly day: Day | null }[] => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = addDays(last.date, DAYS_OF_WEEK - 1 - dayOfWeek(last.date))
  const dates: PlainDate[] = []
  for (let date = addDays(first.date, -dayOfWeek(first.date)); date <= end; date = addDays(date, 1))
    dates.push(date)
  return dates.map((date) => ({ date, day: days.find((day) => day.date === date) ?? null }))
}

/** Returns the day whose windows are shown: the selected day, otherwise the day of the visit, otherwise the first day with a free place. */
export const shownDay = (
  days: readonly Day[],
  picked: PlainDate | null,
  visit: InstallationWindow | null,
): Day | null => {
  const on = (date: PlainDate | undefined): Day | undefined => days.find((day) => day.date === date)
  return (
    on(picked ?? undefined) ??
    on(visit?.date) ??
    days.find(({ windows }) => areAnyOpen(windows)) ??
    days[0] ??
    null
  )
}
