import type { Log } from '#core/ports/log.ts'

/** Writes the log of the sale to the console of the browser. */
export const writeLog: Log = ({ level, event, facts }) => {
  // oxlint-disable-next-line no-console -- The console is the log of a browser.
  console[level === 'warning' ? 'warn' : 'error'](event, facts)
}
