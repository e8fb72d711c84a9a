type Document = Readonly<Record<string, unknown>>

const isDocument = (stored: unknown): stored is Document =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)

const within = (stored: unknown, key: string, change: (part: unknown) => unknown): unknown =>
  isDocument(stored) && key in stored ? { ...stored, [key]: change(stored[key]) } : stored

/** What a line did not say before it said what it is of. */
const UNTOLD = { lineOfBusiness: null, role: null }

const lineToday = (line: unknown): unknown => (isDocument(line) ? { ...UNTOLD, ...line } : line)

const quoteToday = (quote: unknown): unknown =>
  within(quote, 'lines', (lines) => (Array.isArray(lines) ? lines.map(lineToday) : lines))

/** A stored receipt as one of today: lines of before say neither their line of business nor their role. Anything else stays as it is. */
export const receiptToday = (receipt: unknown): unknown => within(receipt, 'quote', quoteToday)

/** A stored answer to an order, with its receipt as one of today. */
export const answerToday = (answer: unknown): unknown => within(answer, 'receipt', receiptToday)
