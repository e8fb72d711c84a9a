import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import { addDays, dateAt, dayOfWeek, instantAt } from '../shared/plain-date.ts'
import type { InstallationWindow } from './window.ts'

/** A state by its two letters, and its standard time in minutes from UTC, east positive. */
export type StateTime = { readonly state: string; readonly utcOffsetMinutes: number }

/** The start and end of a visit as instants. */
export type VisitInstants = { readonly startsAt: EpochMs; readonly endsAt: EpochMs }

/** States and territories with standard time all year (15 U.S.C. 260a; 49 CFR 71). */
const STANDARD_ALL_YEAR: ReadonlySet<string> = new Set(['AS', 'AZ', 'GU', 'HI', 'MP', 'PR', 'VI'])

const SWITCH_HOUR = 2

/** Returns the `count`-th Sunday of a month, from its first day. */
const sundayFrom = (first: PlainDate, count: number): PlainDate =>
  addDays(first, ((7 - dayOfWeek(first)) % 7) + 7 * (count - 1))

/** From the second Sunday of March to the first Sunday of November, each at two o'clock. */
const isDaylightTime = (date: PlainDate, hour: number): boolean => {
  const year = date.slice(0, 4)
  const begins = sundayFrom(`${year}-03-01` as PlainDate, 2)
  const ends = sundayFrom(`${year}-11-01` as PlainDate, 1)
  if (date === begins) return hour >= SWITCH_HOUR
  return date === ends ? hour < SWITCH_HOUR : date > begins && date < ends
}

/** Returns a window's start and end from its local hours. Daylight saving applies where observed (MSG-02). */
export const visitInstants = (
  { date, fromHour, toHour }: Pick<InstallationWindow, 'date' | 'fromHour' | 'toHour'>,
  { state, utcOffsetMinutes }: StateTime,
): VisitInstants => {
  const at = (hour: number): EpochMs => {
    const isAhead = !STANDARD_ALL_YEAR.has(state) && isDaylightTime(date, hour)
    return instantAt(date, hour * 60, utcOffsetMinutes + (isAhead ? 60 : 0))
  }
  return { startsAt: at(fromHour), endsAt: at(toHour) }
}

/** Returns the date of an instant at a home. Daylight saving applies where observed (SCH-15). */
export const homeDayAt = (instant: EpochMs, { state, utcOffsetMinutes }: StateTime): PlainDate => {
  const standard = dateAt(instant, utcOffsetMinutes)
  if (STANDARD_ALL_YEAR.has(state)) return standard
  const year = standard.slice(0, 4)
  const begins = instantAt(sundayFrom(`${year}-03-01` as PlainDate, 2), SWITCH_HOUR * 60, utcOffsetMinutes)
  const ends = instantAt(sundayFrom(`${year}-11-01` as PlainDate, 1), SWITCH_HOUR * 60, utcOffsetMinutes + 60)
  return instant >= begins && instant < ends ? dateAt(instant, utcOffsetMinutes + 60) : standard
}
