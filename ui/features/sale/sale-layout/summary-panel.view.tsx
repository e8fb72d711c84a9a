import { daysOfPeriod, pricePeriods } from '#core/pricing/price-timeline.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { periodOfMonths, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { dayOfChange } from '#ui/content/es/shared/price-timeline.ts'
import { pastDueRows, pastDueWords } from '#ui/content/es/shared/past-due.ts'
import { tradeInRows } from '#ui/content/es/shared/trade-in-credit.ts'
import { money } from '#ui/content/format.ts'
import { WhyPrice } from '#ui/features/sale/shared/why-price.view.tsx'
import { SummaryList, type SummaryRow } from '#ui/kit/summary/summary-list.tsx'
import { OrderServices } from './order-services.view.tsx'
import { PriceChanges } from './price-changes.view.tsx'
import * as css from './summary-panel.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

/** The order so far. */
export type SaleOrder = {
  readonly quote: Quote
  /** The input of the quote; null when the offers are not known. */
  readonly input: QuoteInput | null
  /** The date of the visit, on which month 1 begins; null before it is chosen. */
  readonly visitOn: PlainDate | null
  /** The discount codes of the order; absent once it cannot change. */
  readonly coupons?: Slot
  /** The link to the page with everything in the cart; absent where leaving would lose what was typed. */
  readonly details?: Slot
}

export type SummaryPanelProps = SaleOrder & {
  /** What the last change of the order was, and how it changed the totals; null without one. */
  readonly change?: string | null
  /** The action that continues with the order. */
  readonly children?: Slot
}

/** The price of each period with tax, from month 1 on. */
const monthRows = (quote: Quote, visitOn: PlainDate | null): readonly SummaryRow[] =>
  pricePeriods(quote).map((period) => {
    const days = visitOn === null ? null : daysOfPeriod(period, visitOn)
    return {
      id: `month-${period.fromMonth}`,
      label: periodOfMonths(period),
      amount: <strong>{summaryWords.monthlyShort(money(period.monthly.total).text)}</strong>,
      detail: days === null ? undefined : dayOfChange(days.from, days.until),
    }
  })

/** What today's amount consists of. */
const detailOfToday = ({ oneTime, pastDue }: Quote): string =>
  [
    oneTime.total > 0 ? summaryWords.firstMonthAndOnce : summaryWords.firstMonth,
    ...(pastDue === undefined ? [] : [pastDueWords.also]),
  ].join(' ')

/** The credit for telephones in trade: below the total, because it changes no amount above. */
const LaterCredit = ({ quote }: Pick<SummaryPanelProps, 'quote'>) => {
  const rows = tradeInRows(quote)
  return rows.length === 0 ? null : <SummaryList dense rows={rows} />
}

/** The services of an order, its price over time, and the amount due today. The totals stay in the window. */
export const SummaryPanel = ({
  quote,
  input,
  visitOn,
  coupons,
  details,
  change = null,
  children,
}: SummaryPanelProps) => (
  <div className={css.panel}>
    <section className={css.services} aria-label={summaryWords.detail}>
      <OrderServices quote={quote} />
    </section>
    <div className={css.ways}>
      <WhyPrice quote={quote} input={input} />
      {coupons}
      {details}
      <PriceChanges quote={quote} visitOn={visitOn} />
    </div>
    <div className={css.totals}>
      <div className={css.amounts}>
        <SummaryList
          dense
          rows={[...monthRows(quote, visitOn), ...pastDueRows(quote)]}
          total={{
            label: summaryWords.today,
            detail: detailOfToday(quote),
            amount: money(quote.dueToday).text,
          }}
        />
        <LaterCredit quote={quote} />
      </div>
      <p className={css.note}>{summaryWords.totalsWithTax}</p>
      {change === null ? null : <p className={css.change}>{change}</p>}
      {children}
    </div>
  </div>
)
