import type { Cents } from '../shared/money.ts'

/** Writes an RFC 4180 field. A comma, quote or line break needs quotes; inner quotes are doubled (LBL-06). */
const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes a record of RFC 4180, ended by CRLF (LBL-06). */
export const csvRecord = (cells: readonly string[]): string => `${cells.map(field).join(',')}\r\n`

/** Writes a machine-readable amount: dollars, decimal point, two digits, in any language. Never negative. */
export const dollars = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
