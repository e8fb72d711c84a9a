/** Rows by key, as one transaction sees them. */
export type Table<Row> = {
  readonly get: (key: string) => Row | null
  readonly set: (key: string, row: Row) => void
  readonly remove: (key: string) => void
  readonly rows: () => readonly Row[]
  /** Copies the changes of this transaction to the persistent rows. */
  readonly commit: () => void
}

/** Creates a copy-on-write view of persistent rows. Changes are lost unless they are committed. */
export const tableOver = <Row>(rows: Map<string, Row>): Table<Row> => {
  const changed = new Map<string, Row | null>()
  const get = (key: string): Row | null =>
    changed.has(key) ? (changed.get(key) ?? null) : (rows.get(key) ?? null)
  return {
    get,
    set: (key, row) => {
      changed.set(key, row)
    },
    remove: (key) => {
      changed.set(key, null)
    },
    rows: () =>
      [...new Set([...rows.keys(), ...changed.keys()])].flatMap((key) => {
        const row = get(key)
        return row === null ? [] : [row]
      }),
    commit: () => {
      for (const [key, row] of changed)
        if (row === null) rows.delete(key)
        else rows.set(key, row)
    },
  }
}
