import type { SQL } from 'drizzle-orm'
import { lt, lte } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { epochMs } from '#core/shared/plain-date.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

type StoreTable = PgTable & { readonly storeId: AnyPgColumn }

/** Deletes the rows whose `by` is the key of an outdated row, or clears their receipts; `when` filters them. */
export type Removal = {
  readonly from: StoreTable
  readonly by: readonly AnyPgColumn[]
  readonly what: 'rows' | 'receipts'
  readonly when?: SQL
}

/** Returns a removal that deletes rows. */
export const rows = (from: StoreTable, ...by: readonly AnyPgColumn[]): Removal => ({ from, by, what: 'rows' })

/** Returns a removal that clears the receipts of rows. */
export const receipts = (from: StoreTable, ...by: readonly AnyPgColumn[]): Removal => ({
  from,
  by,
  what: 'receipts',
})

/**
 * A purge rule: which rows are outdated, and what is removed with them. An index over `age` orders the rows of `table`
 * (S39). Rows of `locked` (by default `table`) that another transaction has locked are skipped.
 */
export type PurgeRule = {
  readonly table: StoreTable
  readonly key: readonly AnyPgColumn[]
  readonly age: AnyPgColumn
  readonly isOutdated: (now: EpochMs) => SQL | undefined
  readonly locked?: { readonly table: StoreTable; readonly on: SQL | undefined }
  readonly removals: readonly Removal[]
}

/** Returns a rule that deletes only the outdated rows. */
export const rowsOf = (
  table: StoreTable,
  key: readonly AnyPgColumn[],
  age: AnyPgColumn,
  isOutdated: PurgeRule['isOutdated'],
): PurgeRule => ({ table, key, age, isOutdated, removals: [rows(table, ...key)] })

/** Checks whether an instant is more than `ms` in the past. */
export const isOlder = (age: AnyPgColumn, now: EpochMs, ms: number): SQL => lt(age, epochMs(now - ms))

/** Checks whether an instant is `ms` or more in the past. */
export const isAsOld = (age: AnyPgColumn, now: EpochMs, ms: number): SQL => lte(age, epochMs(now - ms))
