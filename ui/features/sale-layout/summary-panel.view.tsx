import type { ReactNode } from 'react'
import type { Quote } from '#core/pricing/quote.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { courseWords } from '#ui/content/es/price-course.ts'
import { summaryWords } from '#ui/content/es/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { OrderLines } from '#ui/features/order-lines.view.tsx'
import { PriceOverTime } from '#ui/features/price-over-time.view.tsx'
import * as css from './summary-panel.css.ts'

/** The order so far. */
export type SaleOrder = {
  readonly quote: Quote
  /** The day of the visit, on which month 1 begins; null before it is chosen. */
  readonly visitOn: PlainDate | null
}

export type SummaryPanelProps = SaleOrder & {
  /** The action that goes on with the order. */
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

/** What an order costs over time and today, and what is in it. */
export const SummaryPanel = ({ quote, visitOn, children }: SummaryPanelProps) => (
  <div className={css.panel}>
    <div className={css.price}>
      <PriceOverTime
        quote={quote}
        start={visitOn}
        note={visitOn === null ? courseWords.fromService : courseWords.fromVisit(visitOn)}
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
