import { either as E } from 'fp-ts'
import { foldText, withoutHidden } from '#core/shared/text.ts'
import type { RefusalReason } from './imported-row.ts'

/** The names that files give to a column, without regard to case, accents, blanks and `_`. The first found counts. */
export type ColumnNames<C extends string> = Readonly<Record<C, readonly string[]>>

/** The header of a file, and where it has each column; -1 where it has none. */
export type Columns<C extends string> = {
  readonly header: readonly string[]
  readonly at: Readonly<Record<C, number>>
}

/** A row of a file as text. */
export type FileRow<C extends string> = {
  readonly columns: Columns<C>
  readonly fields: readonly string[]
}

/** Why a row is refused, before its place is known. */
export type Refusal = { readonly column: string; readonly value: string; readonly reason: RefusalReason }

const nameKey = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '')

/** Finds the columns of a file by the names of its header. */
export const findColumns = <C extends string>(
  names: ColumnNames<C>,
  header: readonly string[],
): Columns<C> => {
  const keys = header.map(nameKey)
  const at = Object.entries<readonly string[]>(names).map(([column, known]) => [
    column,
    known.map((name) => keys.indexOf(nameKey(name))).find((index) => index >= 0) ?? -1,
  ])
  return { header, at: Object.fromEntries(at) as Readonly<Record<C, number>> }
}

/** Checks whether the file of a row has a column. */
export const hasColumn = <C extends string>({ columns }: FileRow<C>, column: C): boolean =>
  columns.at[column] >= 0

const SIMPLE = /^[\u0020-\u007e]*$/

/** Returns a field without unseen characters and outer blanks; empty text if the file lacks the column. */
export const fieldOf = <C extends string>({ columns, fields }: FileRow<C>, column: C): string => {
  const text = fields[columns.at[column]] ?? ''
  return (SIMPLE.test(text) ? text : withoutHidden(text)).trim()
}

/** Refuses a row for the value of a column. */
export const refuse = <C extends string>(
  row: FileRow<C>,
  column: C,
  reason: RefusalReason,
): E.Either<Refusal, never> =>
  E.left({
    column: row.columns.header[row.columns.at[column]] ?? column,
    value: fieldOf(row, column),
    reason,
  })
