import type { AnalyticsEvent } from '../analytics/analytics-event.ts'
import type { LogEntry } from './log.ts'
import type { Call } from './orchestrator.failure.ts'

/** What pages report. Neither call needs a session, and neither contains data of the visitor. */
export type UsageCalls = {
  /** Counts events of the analytics stream. Pages send them after consent only (ANL-02). */
  readonly recordEvents: Call<{ readonly events: readonly AnalyticsEvent[] }, { readonly recorded: true }>
  /** Writes operational errors of pages to the log of the store (ANL-04). */
  readonly recordLog: Call<{ readonly entries: readonly LogEntry[] }, { readonly recorded: true }>
}
