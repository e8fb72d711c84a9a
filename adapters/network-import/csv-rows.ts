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

/** Opens a reader of the rows behind a header; the first of them is the line `firstLine` of the file. */
const openBody = <C extends string>(
  file: string,
  format: RowFormat<C>,
  { delimiter, columns }: CsvHeader<C>,
  firstLine: number,
): RowReader => {
  let rows: ImportedRow[] = []
  /** The line of the next row, and what the parser had counted at the last one: it counts CR LF in quotes twice. */
  let [line, lines, empty] = [firstLine, 0, 0]
  let isBroken = false
  const take = (fields: readonly string[], info: InfoRecord): null => {
    const skipped = info.empty_lines - empty
    const breaks = info.lines === lines + 1 + skipped ? 0 : lineBreaks(fields)
    const start = line + skipped
    if (isBroken) return null
    if (fields.length === columns.header.length) rows.push(rowOf(file, start, format, columns, fields))
    else if (breaks === 0)
      rows.push(refusedRow(file, start, { column: '', value: String(fields.length), reason: 'fieldCount' }))
    else {
      rows.push(unreadableRow(file, problemOf('openQuote', start)))
      isBroken = true
    }
    ;[line, lines, empty] = [start + 1 + breaks, info.lines, info.empty_lines]
    return null
  }
  const parser = parse({ ...csvRules, delimiter, max_record_size: LINE_MAX, on_record: take })
  // The callback of each write receives the same error.
  parser.on('error', () => undefined)
  const rowsAfter = (write: (done: (error?: Error | null) => void) => void) =>
    new Promise<readonly ImportedRow[]>((resolve) => {
      write((error) => {
        const taken = rows
        rows = []
        // Lines are limited, so a row that is too long is open, and so is one at the end.
        const isOpen = error instanceof Error && !isBroken
        const start = line + parser.info.empty_lines - empty
        resolve(isOpen ? [...taken, unreadableRow(file, problemOf('openQuote', start))] : taken)
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
      body = openBody(file, format, header.right, line)
      return from < block.length ? body.read(block.subarray(from)) : []
    }
    return []
  }
  return { read, end: async () => body?.end() ?? [unreadableRow(file, problemOf('empty'))] }
}
