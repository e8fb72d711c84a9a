import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, dayOfWeek } from '../shared/plain-date.ts'

/** A day on which a brand sends no technician: `MM-DD` in every year, or `YYYY-MM-DD` once. */
export type ClosingDay = string

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const FRIDAY = 5
const SATURDAY = 6

/** Fixed federal holidays (5 U.S.C. 6103): New Year, Juneteenth, Independence, Veterans, Christmas Day. */
const FIXED: ReadonlySet<string> = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])

/**
 * Federal holidays on a weekday of a month: Martin Luther King, Washington, Labor, Columbus and Thanksgiving Day.
 * Memorial Day is the last Monday of May and is computed separately.
 */
const FLOATING = [
  { month: '01', weekday: MONDAY, count: 3 },
  { month: '02', weekday: MONDAY, count: 3 },
  { month: '09', weekday: MONDAY, count: 1 },
  { month: '10', weekday: MONDAY, count: 2 },
  { month: '11', weekday: THURSDAY, count: 4 },
] as const

const monthOf = (date: PlainDate): string => date.slice(5, 7)

const isFixed = (date: PlainDate): boolean => FIXED.has(date.slice(5))

const isMemorialDay = (date: PlainDate): boolean =>
  monthOf(date) === '05' && dayOfWeek(date) === MONDAY && monthOf(addDays(date, 7)) !== '05'

const isFloating = (date: PlainDate): boolean => {
  const count = Math.ceil(Number(date.slice(8)) / 7)
  const isListed = FLOATING.some(
    (holiday) =>
      holiday.month === monthOf(date) && holiday.weekday === dayOfWeek(date) && holiday.count === count,
  )
  return isListed || isMemorialDay(date)
}

/** A fixed holiday on a Saturday is observed the Friday before, one on a Sunday the Monday after. */
const isObserved = (date: PlainDate): boolean => {
  if (dayOfWeek(date) === FRIDAY) return isFixed(addDays(date, SATURDAY - FRIDAY))
  return dayOfWeek(date) === MONDAY && isFixed(addDays(date, SUNDAY - MONDAY))
}

/** Checks for a federal holiday of the United States, or its observed working day (SCH-09). */
export const isFederalHoliday = (date: PlainDate): boolean =>
  isFixed(date) || isFloating(date) || isObserved(date)

/** Checks whether no technician is sent on a day: a federal holiday, or a closing day of the brand (SCH-09). */
export const isClosedDay = (date: PlainDate, closingDays: readonly ClosingDay[]): boolean =>
  isFederalHoliday(date) || closingDays.some((closing) => closing === date || closing === date.slice(5))
