import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RefusedRow } from '#adapters/network-import/imported-row.ts'
import { refusalReasons } from '#adapters/network-import/imported-row.ts'
import { REFUSED_HEADER, refusedLine } from '#adapters/network-import/refused-csv.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const refusedRow = fc.record<RefusedRow>({
  file: anyText,
  line: fc.nat(),
  column: anyText,
  value: fc.oneof(
    anyText,
    fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), anyText).map((parts) => parts.join('')),
  ),
  reason: fc.constantFrom(...refusalReasons),
})

describe('refusedLine', () => {
  it('is read again as it was, but for an apostrophe before formulas', () => {
    forAll(refusedRow, (row) => {
      const [header, ...rows] = parse(REFUSED_HEADER + refusedLine(row), { record_delimiter: '\n' })
      const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
      const texts = [row.file, String(row.line), row.column, row.value, row.reason].map(harmless)
      expect(header).toEqual(['file', 'line', 'column', 'value', 'reason'])
      expect(rows).toEqual([texts.map((text) => Buffer.from(text).toString())])
    })
  })

  it.each(['=1+1', '+1', '-1', '@A1', '\t=1'])('lets a spreadsheet calculate nothing: %j', (value) => {
    const line = refusedLine({ file: 'a.csv', line: 2, column: 'zip', value, reason: 'badZip' })
    expect(line).toMatch(/^a\.csv,2,zip,"?'/)
  })
})
