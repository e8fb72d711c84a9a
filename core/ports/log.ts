/** An entry of the browser's log. It contains no data of the visitor. */
export type LogEntry = {
  readonly level: 'warning' | 'error'
  readonly event: string
  readonly facts: Readonly<Record<string, string>>
}

/** Limits of a log message to the store: entries, facts per entry, characters of event and value (ANL-04). */
export const LOG_LIMITS = { entries: 10, facts: 12, eventLength: 120, valueLength: 200 } as const

/** Writes an entry to the log. Never fails. */
export type Log = (entry: LogEntry) => void
