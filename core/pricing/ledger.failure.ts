import type { PlainDateFailure } from '../shared/plain-date.ts'
import type { QuoteFailure } from './quote.failure.ts'

/** Reasons why a ledger is refused: those of a quote, an invalid number of months, a start that is not a date, an end beyond the calendar. */
export type LedgerFailure =
  | QuoteFailure
  | PlainDateFailure
  | { readonly _tag: 'MonthsOutOfRange'; readonly months: number; readonly limit: number }
  | { readonly _tag: 'EndsTooLate'; readonly start: string; readonly months: number }
