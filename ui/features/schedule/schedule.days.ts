import type { InstallationWindow } from '#core/schedule/window.ts'
import { areAnyOpen, hasPlaces } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dayOfWeek } from '#core/shared/plain-date.ts'

const DAYS_OF_WEEK = 7

/** The windows of one day, in their order. */
export type Day = {
  readonly date: PlainDate
  readonly windows: readonly InstallationWindow[]
  readonly open: number
}

/** Windows by day, in order of time. */
export const daysOf = (windows: readonly InstallationWindow[]): readonly Day[] => {
  const dates = [...new Set(windows.map(({ date }) => date))].toSorted()
  return dates.map((date) => {
    const own = windows.filter((window) => window.date === date).toSorted((a, b) => a.fromHour - b.fromHour)
    return { date, windows: own, open: own.filter(hasPlaces).length }
  })
}

/** Every date of the weeks that hold the days, from a Sunday to a Saturday; null stands for one without windows. */
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

/** The day whose hours are shown: the one picked, else that of the visit, else the first with a place. */
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
