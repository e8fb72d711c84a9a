import { ZERO } from '../shared/money.ts'
import { pricePeriods } from './price-timeline.ts'
import type { Quote } from './quoted.ts'

/**
 * Returns the price of a quote from month `month` of service on (1 is the first), which becomes month 1. What is paid
 * once is paid by then. The lines keep the prices of their first month (PRC-42).
 */
export const laterQuote = (quote: Quote, month: number): Quote => {
  if (month <= 1) return quote
  const periods = pricePeriods(quote)
  const { monthly } = periods.reduce((last, period) => (period.fromMonth <= month ? period : last))
  return {
    ...quote,
    monthly,
    oneTime: { net: ZERO, tax: ZERO, total: ZERO },
    dueToday: monthly.total,
    later: quote.later
      .filter(({ fromMonth }) => fromMonth > month)
      .map((step) => ({ ...step, fromMonth: step.fromMonth - month + 1 })),
  }
}
