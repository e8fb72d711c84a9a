/** Rows by key, as one transaction sees them. */
export type Table<Row> = {
  readonly get: (key: string) => Row | null
  readonly set: (key: string, row: Row) => void
  readonly remove: (key: string) => void
  readonly rows: () => readonly Row[]
  /** Writes what this transaction changed through to the rows that last. */
  readonly commit: () => void
}

/** A copy-on-write view over lasting rows: nothing of it lasts unless it is committed. */
export const tableOver = <Row>(lasting: Map<string, Row>): Table<Row> => {
  const changed = new Map<string, Row | null>()
  const get = (key: string): Row | null =>
    changed.has(key) ? (changed.get(key) ?? null) : (lasting.get(key) ?? null)
  return {
    get,
    set: (key, row) => {
      changed.set(key, row)
    },
    remove: (key) => {
      changed.set(key, null)
    },
    rows: () =>
      [...new Set([...lasting.keys(), ...changed.keys()])].flatMap((key) => {
        const row = get(key)
        return row === null ? [] : [row]
      }),
    commit: () => {
      for (const [key, row] of changed)
        if (row === null) lasting.delete(key)
        else lasting.set(key, row)
    },
  }
}
