import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts'
import { EVENTS_PER_MESSAGE } from '#core/analytics/analytics-event.ts'
import type { Analytics } from '#core/ports/analytics.ts'
import type { UsageCalls } from '#core/ports/usage-calls.ts'

/** The time in ms in which events are collected into one message. */
export const COLLECT_MS = 2_000

/** The most events that wait for a message; later ones are lost. */
const WAITING_MAX = 4 * EVENTS_PER_MESSAGE

type AnalyticsParts = {
  readonly recordEvents: UsageCalls['recordEvents']
  readonly later: (ms: number, work: () => void) => void
  /** Registers work for the moment in which the page is hidden or left. */
  readonly whenHidden: (work: () => void) => void
}

/** Creates the page analytics. Batches events and sends the rest when the page is left. Reports no failure (F39). */
export const createBrowserAnalytics = ({ recordEvents, later, whenHidden }: AnalyticsParts): Analytics => {
  let waiting: readonly AnalyticsEvent[] = []
  let isScheduled = false
  const send = (): void => {
    isScheduled = false
    while (waiting.length > 0) {
      const events = waiting.slice(0, EVENTS_PER_MESSAGE)
      waiting = waiting.slice(EVENTS_PER_MESSAGE)
      void recordEvents({ events })()
    }
  }
  whenHidden(send)
  return {
    record: (event) => {
      if (waiting.length >= WAITING_MAX) return
      waiting = [...waiting, event]
      if (isScheduled) return
      isScheduled = true
      later(COLLECT_MS, send)
    },
  }
}
