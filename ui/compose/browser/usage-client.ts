import { usageCalls } from '#adapters/contract/calls/usage.calls.ts'
import { fitLogEntry } from '#adapters/browser/fit-log-entry.ts'
import { createBrowserAnalytics } from '#adapters/analytics/browser-analytics.ts'
import { createClient } from '#adapters/orchestrator/client.ts'
import type { Analytics } from '#core/ports/analytics.ts'
import type { LogEntry } from '#core/ports/log.ts'

/** Requests of these calls outlive their page: an event is often followed by a navigation. */
const client = () =>
  createClient(usageCalls, {
    baseUrl: '/api/',
    fetch: (request) => globalThis.fetch(new Request(request, { keepalive: true })),
  })

/** Creates the analytics of this page over the calls of the contract. */
export const pageAnalytics = (): Analytics =>
  createBrowserAnalytics({
    recordEvents: client().recordEvents,
    later: (ms, work) => void setTimeout(work, ms),
    whenHidden: (work) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') work()
      }),
  })

/** Sends entries of the log to the store. A failure changes nothing. */
export const sendLog = async (entries: readonly LogEntry[]): Promise<void> => {
  await client().recordLog({ entries: entries.map(fitLogEntry) })()
}
