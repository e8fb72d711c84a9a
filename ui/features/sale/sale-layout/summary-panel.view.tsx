import type { ReactNode } from 'react'
import type { Quote, QuoteInput } from '#core/pricing/quote.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { timelineWords } from '#ui/content/es/shared/price-timeline.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { OrderLines } from '#ui/features/shared/order-lines.view.tsx'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { WhyPrice } from '#ui/features/shared/why-price.view.tsx'
import * as css from './summary-panel.css.ts'

/** The order so far. */
export type SaleOrder = {
  readonly quote: Quote
  /** The input of the quote; null when the offers are not known. */
  readonly input: QuoteInput | null
  /** The date of the visit, on which month 1 begins; null before it is chosen. */
  readonly visitOn: PlainDate | null
  /** The discount codes of the order; absent once it cannot change. */
  readonly coupons?: ReactNode
}

export type SummaryPanelProps = SaleOrder & {
  /** How the last change of the order changed the monthly total; null without one. */
  readonly change?: string | null
  /** The action that continues with the order. */
  readonly children?: ReactNode
}

const Today = ({ quote }: { readonly quote: Quote }) => (
  <p className={css.today}>
    <span className={css.label}>
      <strong>{summaryWords.today}</strong>
      <span className={css.detail}>
        {quote.oneTime.total > 0 ? summaryWords.firstMonthAndOnce : summaryWords.firstMonth}
      </span>
    </span>
    <strong className={css.sum}>{money(quote.dueToday).text}</strong>
  </p>
)

/** The items of an order, the amount due today, and its price over time. */
export const SummaryPanel = ({
  quote,
  input,
  visitOn,
  coupons,
  change = null,
  children,
}: SummaryPanelProps) => (
  <div className={css.panel}>
    <section className={css.lines} aria-label={summaryWords.detail}>
      <OrderLines quote={quote} depositBack={summaryWords.depositBack(DEPOSIT_MONTHS)} />
    </section>
    <div className={css.price}>
      <Today quote={quote} />
      <WhyPrice quote={quote} input={input} />
      {coupons}
      {change === null ? null : <p className={css.change}>{change}</p>}
      {children}
      <PriceOverTime
        quote={quote}
        start={visitOn}
        note={`${visitOn === null ? timelineWords.fromService : timelineWords.fromVisit(visitOn)} ${summaryWords.totalsWithTax}`}
      />
    </div>
  </div>
)
