import type { Cents } from '../shared/money.ts'

/** Writes a field of RFC 4180. A field with a comma, a quote or a line break is quoted, and its quotes are doubled (LBL-06). */
const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes a record of RFC 4180, ended by CRLF (LBL-06). */
export const csvRecord = (cells: readonly string[]): string => `${cells.map(field).join(',')}\r\n`

/** Writes an amount in machine-readable form: dollars, a decimal point and two digits, in any language. Amounts of a label are never negative. */
export const dollars = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
