import type { Cents } from '../shared/money.ts'
import { add, sum, times } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addMonths } from '../shared/plain-date.ts'
import type { Ledger, LedgerMark } from './ledger.ts'
import { LEDGER_MONTHS_MAX } from './ledger.ts'
import { pricePeriods } from './price-timeline.ts'
import type { Quote } from './quoted.ts'

const paidAfter = (priced: Quote, mark: LedgerMark): Cents =>
  add(
    priced.oneTime.total,
    sum(
      pricePeriods(priced).map(({ fromMonth, toMonth, monthly }) =>
        times(monthly.total, Math.max(0, Math.min(toMonth ?? mark, mark) - fromMonth + 1)),
      ),
    ),
  )

/**
 * Returns the totals and the price changes of a ledger from a quote alone, in cents with tax. For an order whose offers
 * are not known any more: its changes have no reasons. `start` is the first day of the service (PRC-11).
 */
export const quoteLedger = (priced: Quote, start: PlainDate): Pick<Ledger, 'totals' | 'priceChanges'> => {
  const [first, ...later] = pricePeriods(priced)
  return {
    totals: {
      12: paidAfter(priced, 12),
      24: paidAfter(priced, 24),
      36: paidAfter(priced, 36),
      60: paidAfter(priced, 60),
    },
    priceChanges: later
      .map(({ fromMonth, monthly }, index) => ({
        month: fromMonth,
        from: addMonths(start, fromMonth - 1),
        was: (later[index - 1] ?? first).monthly.total,
        becomes: monthly.total,
        events: [],
      }))
      .filter(({ month }) => month <= LEDGER_MONTHS_MAX),
  }
}
