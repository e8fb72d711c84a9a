import { either as E } from 'fp-ts'
import type { Columns, ColumnNames, FileRow, Refusal } from './columns.ts'
import type { ImportedRow } from './imported-row.ts'
import type { FileProblem } from './line-blocks.ts'
import { problemOf, readLineBlocks } from './line-blocks.ts'

/** Calls that receive the number of bytes read so far, for a progress bar. */
export type ReadOptions = { readonly onBytes?: (bytes: number) => void }

/** What a row of a file says, without its line. */
export type FoundRow =
  | Omit<Extract<ImportedRow, { kind: 'home' }>, 'line'>
  | Omit<Extract<ImportedRow, { kind: 'service' }>, 'line'>

/**
 * The rows of one kind of file: the names of its columns, those without which it cannot be read (of each group one),
 * and how a row is read.
 */
export type RowFormat<C extends string> = {
  readonly names: ColumnNames<C>
  readonly required: readonly (readonly C[])[]
  readonly read: (row: FileRow<C>) => E.Either<Refusal, FoundRow>
}

/** Rows of the blocks of a file, one block after the other. After an `unreadable` row it is not called again. */
export type RowReader = {
  readonly read: (block: Buffer) => Promise<readonly ImportedRow[]>
  readonly end: () => Promise<readonly ImportedRow[]>
}

/** The longest value that a refused row repeats, in characters. */
const VALUE_MAX = 200

/** Returns a refused row; its value is cut to 200 characters. */
export const refusedRow = (file: string, line: number, { column, value, reason }: Refusal): ImportedRow => ({
  kind: 'refused',
  file,
  line,
  column,
  value: value.slice(0, VALUE_MAX),
  reason,
})

/** Returns the row that ends a file which cannot be read further. */
export const unreadableRow = (file: string, problem: FileProblem): ImportedRow => ({
  kind: 'unreadable',
  file,
  ...problem,
})

/** Reads the fields of a row that begins at a line. */
export const rowOf = <C extends string>(
  file: string,
  line: number,
  format: RowFormat<C>,
  columns: Columns<C>,
  fields: readonly string[],
): ImportedRow => {
  const found = format.read({ columns, fields })
  return E.isLeft(found) ? refusedRow(file, line, found.left) : { ...found.right, line }
}

/** Reads a local file as a stream of rows. `openReader` selects the reader by the first block. It never throws. */
export async function* readRows(
  file: string,
  openReader: (first: Buffer) => RowReader,
  { onBytes = () => undefined }: ReadOptions,
): AsyncGenerator<ImportedRow> {
  let reader: RowReader | null = null
  let problem: FileProblem | null = null
  for await (const block of readLineBlocks(file, onBytes)) {
    if (E.isLeft(block)) {
      problem = block.left
      continue
    }
    reader ??= openReader(block.right)
    for (const row of await reader.read(block.right)) {
      yield row
      if (row.kind === 'unreadable') return
    }
  }
  for (const row of (await reader?.end()) ?? []) {
    yield row
    if (row.kind === 'unreadable') return
  }
  if (problem !== null) yield unreadableRow(file, problem)
  else if (reader === null) yield unreadableRow(file, problemOf('empty'))
}
