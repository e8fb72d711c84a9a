import type { Quote, QuoteLine } from '#core/pricing/quote.ts'
import { summaryWords } from '#ui/content/es/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { SummaryList, type SummaryRow } from '#ui/kit/summary/summary-list.tsx'
import * as css from './summary-panel.css.ts'

const rowOf = ({ offerId, name, quantity, monthly, oneTime }: QuoteLine): SummaryRow => {
  const label = quantity > 1 ? `${name} × ${quantity}` : name
  if (monthly.net > 0)
    return { id: offerId, label, amount: money(monthly.net).text, detail: summaryWords.perMonth }
  if (oneTime.net > 0)
    return { id: offerId, label, amount: money(oneTime.net).text, detail: summaryWords.once }
  return { id: offerId, label, amount: summaryWords.free }
}

const taxRows = ({ monthly, oneTime }: Quote): readonly SummaryRow[] => [
  ...(monthly.tax > 0
    ? [{ id: 'monthly-tax', label: summaryWords.monthlyTax, amount: money(monthly.tax).text }]
    : []),
  ...(oneTime.tax > 0
    ? [{ id: 'one-time-tax', label: summaryWords.oneTimeTax, amount: money(oneTime.tax).text }]
    : []),
]

/** What is ordered and what it costs: each month, later, and today. */
export const SummaryPanel = ({ quote }: { readonly quote: Quote }) => (
  <div className={css.panel}>
    <SummaryList
      rows={[...quote.lines.map(rowOf), ...taxRows(quote)]}
      total={{ label: summaryWords.monthly, amount: money(quote.monthly.total).text }}
    />
    {quote.later.length === 0 ? null : (
      <ul className={css.later}>
        {quote.later.map(({ fromMonth, monthly }) => (
          <li key={fromMonth} className={css.step}>
            <svg viewBox="0 0 40 20" className={css.course} aria-hidden>
              <path d="M2 16H26V5H38" />
            </svg>
            {summaryWords.later(fromMonth, money(monthly.total).text)}
          </li>
        ))}
      </ul>
    )}
    <p className={css.today}>
      <span>
        <strong>{summaryWords.today}</strong>
        <span className={css.detail}>{summaryWords.todayDetail}</span>
      </span>
      <strong className={css.figure}>{money(quote.dueToday).text}</strong>
    </p>
  </div>
)
