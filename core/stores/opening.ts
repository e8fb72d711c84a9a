import { localTimeIn } from '../shared/local-time.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { DayHours, WeekHours } from './store.ts'

/** Store hours now: open until or closed until. `day`: from Sunday; `isTomorrow`, `isToday`: store time. */
export type Opening =
  | { readonly kind: 'open'; readonly toHour: number }
  | { readonly kind: 'closed'; readonly day: number; readonly inDays: number; readonly fromHour: number }
  | { readonly kind: 'neverOpen' }

const DAYS_OF_WEEK = 7
const isOpenAt = (hours: DayHours | null | undefined, hour: number): hours is DayHours =>
  hours !== null && hours !== undefined && hours.fromHour <= hour && hour < hours.toHour

/** Returns whether a store is open at a moment, in its own time, until when, or when it opens next (STO-01). */
export const openingAt = (hours: WeekHours, timeZone: string, at: EpochMs): Opening => {
  const { day, hour, minute } = localTimeIn(at, timeZone)
  const hourOfDay = hour + minute / 60
  const today = hours[day]
  if (isOpenAt(today, hourOfDay)) return { kind: 'open', toHour: today.toHour }
  for (let inDays = 0; inDays <= DAYS_OF_WEEK; inDays += 1) {
    const next = hours[(day + inDays) % DAYS_OF_WEEK]
    if (next !== null && next !== undefined && (inDays > 0 || hourOfDay < next.fromHour))
      return { kind: 'closed', day: (day + inDays) % DAYS_OF_WEEK, inDays, fromHour: next.fromHour }
  }
  return { kind: 'neverOpen' }
}
