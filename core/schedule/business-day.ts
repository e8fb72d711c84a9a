import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, dayOfWeek } from '../shared/plain-date.ts'
import type { ClosingDay } from './closed-day.ts'
import { isClosedDay } from './closed-day.ts'

const WEEKEND: readonly number[] = [0, 6]

/** Returns the first day after a date that is neither on a weekend nor closed (SCH-09). */
export const nextBusinessDay = (date: PlainDate, closingDays: readonly ClosingDay[]): PlainDate => {
  const next = addDays(date, 1)
  return WEEKEND.includes(dayOfWeek(next)) || isClosedDay(next, closingDays)
    ? nextBusinessDay(next, closingDays)
    : next
}
