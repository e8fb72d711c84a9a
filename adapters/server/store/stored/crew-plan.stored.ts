import type { CrewPlan, DayWindow } from '#core/schedule/crew-plan.ts'
import { object } from '#adapters/shape/object.shape.ts'
import { count, many, plainDate } from './value.stored.ts'

/** A plan of crews without its area and kind, which are columns. */
export const crewPlan = object<Omit<CrewPlan, 'area' | 'kind'>>({
  workDays: many(count),
  dayWindows: many(object<DayWindow>({ fromHour: count, toHour: count })),
  places: count,
  closedDays: many(plainDate),
  leadHours: count,
  cutoffHour: count,
  horizonDays: count,
})
