import { pricePeriods } from '#core/pricing/price-timeline.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { cartDetailsWords as words } from './es.ts'
import { periodOfMonths, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { timelineWords } from '#ui/content/es/shared/price-timeline.ts'
import { pastDueRows } from '#ui/content/es/shared/past-due.ts'
import { money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './cart-details.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type CartTotalsProps = {
  readonly quote: Quote
  readonly visitOn: PlainDate | null
  readonly children: Slot
}

const taxRow = (id: string, label: string, amount: number, text: string) =>
  amount > 0 ? [{ id, label, amount: text }] : []

/** What is paid today and each month, with the taxes and the price over time. */
export const CartTotals = ({ quote, visitOn, children }: CartTotalsProps) => {
  const { monthly, oneTime, dueToday } = quote
  return (
    <section className={css.totals} aria-labelledby="cart-totals">
      <h2 id="cart-totals">{words.cost}</h2>
      <SummaryList
        rows={[
          ...taxRow('tax', words.taxes, monthly.tax, money(monthly.tax).text),
          ...taxRow('taxOnce', words.taxesOnce, oneTime.tax, money(oneTime.tax).text),
          ...pricePeriods(quote).map((period) => ({
            id: `month-${period.fromMonth}`,
            label: periodOfMonths(period),
            amount: words.perMonth(money(period.monthly.total).text),
          })),
          ...pastDueRows(quote),
        ]}
        total={{
          label: summaryWords.today,
          detail: oneTime.total > 0 ? summaryWords.firstMonthAndOnce : summaryWords.firstMonth,
          amount: money(dueToday).text,
        }}
      />
      <p className={css.note}>{summaryWords.totalsWithTax}</p>
      {quote.later.length === 0 ? null : (
        <PriceOverTime
          quote={quote}
          start={visitOn}
          note={visitOn === null ? timelineWords.fromService : timelineWords.fromVisit(visitOn)}
        />
      )}
      {children}
    </section>
  )
}
