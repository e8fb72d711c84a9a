import type { taskEither as TE } from 'fp-ts'
import type { AnalyticsEvent, EventCount } from '../analytics/analytics-event.ts'
import type { PlainDate } from '../shared/plain-date.ts'

/** Receives the events of a page. Never fails: a lost event changes nothing for the visitor (F39). */
export type Analytics = { readonly record: (event: AnalyticsEvent) => void }

export type AnalyticsFailure = { readonly _tag: 'AnalyticsUnavailable' }

/** Counts events by day, name, place and variants. It stores nothing else. */
export type AnalyticsSink = {
  readonly count: (day: PlainDate, events: readonly AnalyticsEvent[]) => TE.TaskEither<AnalyticsFailure, void>
  /** Returns the counts of a day in a fixed order. */
  readonly countsOf: (day: PlainDate) => TE.TaskEither<AnalyticsFailure, readonly EventCount[]>
}
