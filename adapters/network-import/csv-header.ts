import { parse } from 'csv-parse/sync'
import { either as E } from 'fp-ts'
import type { Columns } from './columns.ts'
import { findColumns } from './columns.ts'
import type { FileProblem } from './line-blocks.ts'
import { problemOf } from './line-blocks.ts'
import type { RowFormat } from './row-reader.ts'

/** How every CSV is read: rows end with LF or CR LF, and a quote inside a field is a character. */
export const csvRules = {
  record_delimiter: ['\r\n', '\n'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
}

const delimiters = [',', ';', '\t']
/** Delimiters of other programs, which are recognised to name the problem. */
const otherDelimiters = ['|', ':', '~', '^']

/** The columns of a file by their names, and those without which it cannot be read. */
type HeaderFormat<C extends string> = Pick<RowFormat<C>, 'names' | 'required'>

export type CsvHeader<C extends string> = { readonly delimiter: string; readonly columns: Columns<C> }

const headerOf = (line: Buffer, delimiter: string): readonly string[] | null => {
  try {
    return parse(line, { ...csvRules, delimiter })[0] ?? []
  } catch {
    return null
  }
}

/** Returns the name of the first required column that a header lacks. */
const missingOf = <C extends string>(
  { names, required }: HeaderFormat<C>,
  { at }: Columns<C>,
): string | undefined => {
  const group = required.find((group) => group.every((column) => at[column] < 0))
  return group?.map((column) => names[column][0])[0]
}

/**
 * Reads the header of a CSV, the line `line` of its file. Its delimiter is the first of comma, semicolon and tab that
 * gives all required columns. Fails with `openQuote`, `wrongDelimiter`, or `missingColumn` with the column's name.
 */
export const readHeader = <C extends string>(
  bytes: Buffer,
  line: number,
  format: HeaderFormat<C>,
): E.Either<FileProblem, CsvHeader<C>> => {
  const tried = [...delimiters, ...otherDelimiters].flatMap((delimiter) => {
    const header = headerOf(bytes, delimiter)
    if (header === null) return []
    const columns = findColumns(format.names, header)
    return [{ delimiter, columns, missing: missingOf(format, columns) }]
  })
  const [fitting] = tried.filter(({ missing }) => missing === undefined)
  if (fitting !== undefined)
    return delimiters.includes(fitting.delimiter)
      ? E.right(fitting)
      : E.left(problemOf('wrongDelimiter', line))
  const [closest] = tried.toSorted((a, b) => b.columns.header.length - a.columns.header.length)
  return E.left(
    closest === undefined
      ? problemOf('openQuote', line)
      : problemOf('missingColumn', line, closest.missing ?? null),
  )
}
