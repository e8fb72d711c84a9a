import type { Log, LogEntry } from '#core/ports/log.ts'
import { LOG_LIMITS } from '#core/ports/log.ts'

/** The most entries that a page sends: a failure that repeats is known after a few. */
const SENT_MAX = 20

/** The pause after a failed message in ms. It doubles with each further failure. */
export const LOG_PAUSE_MS = 30_000

/**
 * Creates the log of a page: each entry goes to the console, and to the store, which needs no consent because no entry
 * contains data of the visitor (ANL-04). One message is sent at a time. During it and during the pause after a failed
 * one further entries wait, so that the failure to send, which is logged too, never repeats itself. `now` is in ms.
 */
export const createLog = (
  send: (entries: readonly LogEntry[]) => Promise<void>,
  now: () => number = () => performance.now(),
): Log => {
  let logged = 0
  let pause = LOG_PAUSE_MS
  let opensAt = 0
  let isSending = false
  let waiting: readonly LogEntry[] = []
  const flush = async (): Promise<void> => {
    if (isSending || waiting.length === 0 || now() < opensAt) return
    isSending = true
    const entries = waiting.slice(0, LOG_LIMITS.entries)
    try {
      await send(entries)
      waiting = waiting.slice(entries.length)
    } catch {
      opensAt = now() + pause
      pause *= 2
    }
    isSending = false
    void flush()
  }
  return (entry) => {
    const { level, event, facts } = entry
    // oxlint-disable-next-line no-console -- The console is the log of a browser.
    console[level === 'warning' ? 'warn' : 'error'](event, facts)
    logged += 1
    if (logged <= SENT_MAX) waiting = [...waiting, entry]
    void flush()
  }
}
