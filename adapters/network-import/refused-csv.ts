import type { RefusedRow } from './imported-row.ts'

/** The header of the CSV of refused rows. */
export const REFUSED_HEADER = 'file,line,column,value,reason\n'

/** What a spreadsheet would calculate. */
const FORMULA = /^[=+\-@\t\r]/

/** Writes a text as one field: an apostrophe before a formula, quotes where they are necessary. */
const fieldText = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Returns a refused row as a line of CSV. A spreadsheet shows its texts and calculates none. */
export const refusedLine = ({ file, line, column, value, reason }: RefusedRow): string =>
  `${[file, String(line), column, value, reason].map(fieldText).join(',')}\n`
