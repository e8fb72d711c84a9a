import type { PlainDateFailure } from '../shared/plain-date.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** The ways a ledger is refused: those of a quote, a number of months that is none, a start that is no day or leaves the calendar. */
export type LedgerFailure =
  | QuoteFailure
  | PlainDateFailure
  | { readonly _tag: 'MonthsOutOfRange'; readonly months: number; readonly limit: number }
  | { readonly _tag: 'EndsTooLate'; readonly start: string; readonly months: number }
