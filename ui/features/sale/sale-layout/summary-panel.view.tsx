import type { ReactNode } from 'react'
import type { Quote } from '#core/pricing/quote.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { timelineWords } from '#ui/content/es/shared/price-timeline.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { OrderLines } from '#ui/features/shared/order-lines.view.tsx'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import * as css from './summary-panel.css.ts'

/** The order so far. */
export type SaleOrder = {
  readonly quote: Quote
  /** The date of the visit, on which month 1 begins; null before it is chosen. */
  readonly visitOn: PlainDate | null
}

export type SummaryPanelProps = SaleOrder & {
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

/** The price of an order over time and today, and its items. */
export const SummaryPanel = ({ quote, visitOn, children }: SummaryPanelProps) => (
  <div className={css.panel}>
    <div className={css.price}>
      <PriceOverTime
        quote={quote}
        start={visitOn}
        note={visitOn === null ? timelineWords.fromService : timelineWords.fromVisit(visitOn)}
      />
      <Today quote={quote} />
      {children}
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too */}
    <section className={css.lines} aria-label={summaryWords.detail} tabIndex={0}>
      <OrderLines quote={quote} depositBack={summaryWords.depositBack(DEPOSIT_MONTHS)} />
    </section>
  </div>
)
