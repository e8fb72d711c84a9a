import type { Amount, Quote, QuoteLine } from '#core/pricing/quoted.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { SummaryList, type SummaryRow } from '#ui/kit/summary/summary-list.tsx'
import * as css from './order-lines.css.ts'
import { monthlyGroups, onceLines } from './quote-groups.ts'

export type OrderLinesProps = {
  readonly quote: Quote
  /** When the deposit is refunded. */
  readonly depositBack: string
}

const rowOf = ({ offerId, name, quantity }: QuoteLine, { net }: Amount): SummaryRow => ({
  id: offerId,
  label: summaryWords.times(brandText(name), quantity),
  amount: net > 0 ? money(net).text : summaryWords.free,
})

const taxRows = ({ tax }: Amount): readonly SummaryRow[] =>
  tax > 0 ? [{ id: 'tax', label: summaryWords.tax, amount: money(tax).text }] : []

type GroupProps = { readonly name: string | null; readonly rows: readonly SummaryRow[] }

const Group = ({ name, rows }: GroupProps) =>
  rows.length === 0 ? null : (
    <div>
      {name === null ? null : <h3 className={css.name}>{name}</h3>}
      <SummaryList dense rows={rows} />
    </div>
  )

/**
 * The lines of an order by line of business before tax, then the one-time charges. Together with the taxes they are
 * everything that is paid.
 */
export const OrderLines = ({ quote, depositBack }: OrderLinesProps) => {
  const groups = monthlyGroups(quote.lines)
  const once = onceLines(quote.lines).map((line) => ({
    ...rowOf(line, line.oneTime),
    detail: line.role === 'deposit' ? depositBack : undefined,
  }))
  return (
    <div className={css.lines}>
      {groups.map(({ line, lines }) => (
        <Group
          key={line}
          name={groups.length > 1 ? serviceNames[line] : null}
          rows={lines.map((quoteLine) => rowOf(quoteLine, quoteLine.monthly))}
        />
      ))}
      <Group name={null} rows={taxRows(quote.monthly)} />
      <Group name={summaryWords.once} rows={once.length === 0 ? [] : [...once, ...taxRows(quote.oneTime)]} />
    </div>
  )
}
