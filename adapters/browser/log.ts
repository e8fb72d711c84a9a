import type { Log, LogEntry } from '#core/ports/log.ts'

/** The most entries that a page sends: a failure that repeats is known after a few. */
const SENT_MAX = 20

/**
 * Creates the log of a page: each entry goes to the console, and to the store, which needs no consent because no entry contains data of the
 * visitor (ANL-04). A failed message changes nothing.
 */
export const createLog = (send: (entries: readonly LogEntry[]) => Promise<void>): Log => {
  let sent = 0
  return (entry) => {
    const { level, event, facts } = entry
    // oxlint-disable-next-line no-console -- The console is the log of a browser.
    console[level === 'warning' ? 'warn' : 'error'](event, facts)
    sent += 1
    if (sent <= SENT_MAX) send([entry]).catch(() => undefined)
  }
}
