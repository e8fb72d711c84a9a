/** The units of a variant in stock, or the uses that a promotion of devices has left. */
export type StockRow = { readonly sku: string; readonly units: number }

/** Methods of the stock of the mobile shop. A variant has a row once somebody wanted to order it. */
export type StockMethods = {
  /** Adds the rows that do not exist yet. Existing rows keep their units. */
  readonly openStock: (rows: readonly StockRow[]) => Promise<void>
  /** Returns the units of each SKU that has a row. */
  readonly stockOf: (skus: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /**
   * Takes units of several SKUs, all of them or none: false if one has too few. The rows are locked until the
   * transaction ends, in the order of their SKUs, so that all callers lock in the same order.
   */
  readonly takeStock: (wanted: ReadonlyMap<string, number>) => Promise<boolean>
  readonly returnStock: (taken: ReadonlyMap<string, number>) => Promise<void>
}
