import type { ReactNode } from 'react'
import { findOffer, type Offer } from '#core/catalog/offer.ts'
import type { Amount, Quote, QuoteLine } from '#core/pricing/quote.ts'
import { courseWords } from '#ui/content/es/price-course.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/price-over-time.view.tsx'
import { monthlyGroups, onceLines } from '#ui/features/quote-groups.ts'
import { SummaryList, type SummaryRow } from '#ui/kit/summary/summary-list.tsx'
import * as css from './summary-panel.css.ts'

export type SummaryPanelProps = {
  readonly quote: Quote
  /** What is sold here: says to which line of business a line belongs. */
  readonly offers: readonly Offer[]
}

const rowOf = ({ offerId, name, quantity }: QuoteLine, { net }: Amount): SummaryRow => ({
  id: offerId,
  label: summaryWords.times(name, quantity),
  amount: net > 0 ? money(net).text : summaryWords.free,
})

const taxRow = ({ tax }: Amount): readonly SummaryRow[] =>
  tax > 0 ? [{ id: 'tax', label: summaryWords.tax, amount: money(tax).text }] : []

const Group = ({ name, rows }: { readonly name: string | null; readonly rows: readonly SummaryRow[] }) => (
  <div>
    {name === null ? null : <h3 className={css.groupName}>{name}</h3>}
    <SummaryList dense rows={rows} />
  </div>
)

const Monthly = ({ quote, offers }: SummaryPanelProps) => {
  const groups = monthlyGroups(quote.lines, offers)
  const tax = taxRow(quote.monthly)
  return (
    <div className={css.part}>
      {groups.map(({ line, lines }) => (
        <Group
          key={line}
          name={groups.length > 1 ? serviceNames[line] : null}
          rows={lines.map((held) => rowOf(held, held.monthly))}
        />
      ))}
      {tax.length === 0 ? null : <SummaryList dense rows={tax} />}
    </div>
  )
}

const Once = ({ quote, offers }: SummaryPanelProps) => {
  const rows = onceLines(quote.lines, offers).map((line) => ({
    ...rowOf(line, line.oneTime),
    detail: findOffer(offers, line.offerId)?.role === 'deposit' ? summaryWords.deposit : undefined,
  }))
  return rows.length === 0 ? null : <Group name={summaryWords.once} rows={[...rows, ...taxRow(quote.oneTime)]} />
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

/** What an order costs over time and today, and what is in it; `children` is the action that goes on with it. */
export const SummaryPanel = ({
  children,
  ...props
}: SummaryPanelProps & { readonly children?: ReactNode }) => (
  <div className={css.panel}>
    <div className={css.price}>
      <PriceOverTime quote={props.quote} start={null} note={courseWords.fromService} />
      <Today quote={props.quote} />
      {children}
    </div>
    <section className={css.lines} aria-label={summaryWords.detail}>
      <Monthly {...props} />
      <Once {...props} />
    </section>
  </div>
)
