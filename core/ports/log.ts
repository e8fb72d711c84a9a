/** An entry of the browser's log. It contains no data of the visitor. */
export type LogEntry = {
  readonly level: 'warning' | 'error'
  readonly event: string
  readonly facts: Readonly<Record<string, string>>
}

/** Writes an entry to the log. Never fails. */
export type Log = (entry: LogEntry) => void
