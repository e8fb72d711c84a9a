import type { InfoRecord } from 'csv-parse'
import { parse } from 'csv-parse'
import { either as E } from 'fp-ts'
import type { CsvHeader } from './csv-header.ts'
import { csvRules, readHeader } from './csv-header.ts'
import type { ImportedRow } from './imported-row.ts'
import { LINE_MAX, problemOf } from './line-blocks.ts'
import type { RowFormat, RowReader } from './row-reader.ts'
import { refusedRow, rowOf, unreadableRow } from './row-reader.ts'

const NEW_LINE = 10

const lineBreaks = (fields: readonly string[]): number =>
  fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0)

/**
 * Checks a row over several lines for a quote that a later row closes: it then has other fields than the header, or the
 * parser leaves the quote in the text, since more follows behind its end.
 */
const isOpenQuote = (fields: readonly string[], count: number): boolean =>
  fields.length !== count || fields.some((field) => field.startsWith('"') && field.includes('\n'))

type FieldsReader = (fields: readonly string[], line: number, isBroken: boolean) => ImportedRow

const fieldsReader =
  <C extends string>(file: string, format: RowFormat<C>, { columns }: CsvHeader<C>): FieldsReader =>
  (fields, line, isBroken) => {
    const count = columns.header.length
    if (isBroken && isOpenQuote(fields, count)) return unreadableRow(file, problemOf('openQuote', line))
    return fields.length === count
      ? rowOf(file, line, format, columns, fields)
      : refusedRow(file, line, { column: '', value: String(fields.length), reason: 'fieldCount' })
  }

/** Opens a reader of the rows behind a header; the first of them is the line `firstLine` of the file. */
const openBody = (
  file: string,
  delimiter: string,
  firstLine: number,
  readFields: FieldsReader,
): RowReader => {
  let rows: ImportedRow[] = []
  /** The line of the next row, and what the parser had counted at the last one: it counts CR LF in quotes twice. */
  let [line, lines, empty] = [firstLine, 0, 0]
  const take = (fields: readonly string[], info: InfoRecord): null => {
    const skipped = info.empty_lines - empty
    const breaks = info.lines === lines + 1 + skipped ? 0 : lineBreaks(fields)
    const start = line + skipped
    if (rows.at(-1)?.kind !== 'unreadable') rows.push(readFields(fields, start, breaks > 0))
    line = start + 1 + breaks
    lines = info.lines
    empty = info.empty_lines
    return null
  }
  const parser = parse({ ...csvRules, delimiter, max_record_size: LINE_MAX, on_record: take })
  // The callback of each write receives the same error.
  parser.on('error', () => undefined)
  const rowsAfter = (write: (done: (error?: Error | null) => void) => void) =>
    new Promise<readonly ImportedRow[]>((resolve) => {
      write((error) => {
        // Lines are limited, so a row that is too long is open, and so is one at the end.
        const start = line + parser.info.empty_lines - empty
        const open = error instanceof Error ? [unreadableRow(file, problemOf('openQuote', start))] : []
        resolve([...rows, ...open])
        rows = []
      })
    })
  return {
    read: (block) => rowsAfter((done) => parser.write(block, done)),
    end: () => rowsAfter((done) => parser.end(done)),
  }
}

/** Opens a reader of the rows of a CSV with a header. Lines are counted from 1, blank ones included. */
export const openCsv = <C extends string>(file: string, format: RowFormat<C>): RowReader => {
  let body: RowReader | null = null
  let line = 1
  const read = async (block: Buffer): Promise<readonly ImportedRow[]> => {
    if (body !== null) return body.read(block)
    let from = 0
    while (from < block.length) {
      const at = block.indexOf(NEW_LINE, from)
      const end = at < 0 ? block.length : at + 1
      const text = block.subarray(from, end)
      from = end
      line += 1
      if (text.toString().trim() === '') continue
      const header = readHeader(text, line - 1, format)
      if (E.isLeft(header)) return [unreadableRow(file, header.left)]
      body = openBody(file, header.right.delimiter, line, fieldsReader(file, format, header.right))
      return from < block.length ? body.read(block.subarray(from)) : []
    }
    return []
  }
  return { read, end: async () => body?.end() ?? [unreadableRow(file, problemOf('empty'))] }
}
