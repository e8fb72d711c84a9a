import { taskEither as TE } from 'fp-ts'
import { addCounts, countEvents } from '#core/analytics/count-events.ts'
import type { EventCount } from '#core/analytics/analytics-event.ts'
import type { AnalyticsSink } from '#core/ports/analytics.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'

/** Counts events in memory. */
export const createMemoryAnalytics = (): AnalyticsSink => {
  const counts = new Map<PlainDate, readonly EventCount[]>()
  return {
    count: (day, events) =>
      TE.fromIO(() => void counts.set(day, addCounts(counts.get(day) ?? [], countEvents(day, events)))),
    countsOf: (day) => TE.fromIO(() => counts.get(day) ?? []),
  }
}
