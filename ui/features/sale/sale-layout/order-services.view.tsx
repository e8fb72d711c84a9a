import type { Amount, Quote, QuoteLine } from '#core/pricing/quoted.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { sum, type Cents } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { serviceNames, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { monthlyGroups, onceLines } from '#ui/features/sale/shared/quote-groups.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './order-services.css.ts'

/** A line of a service before tax. */
type Item = {
  readonly id: string
  readonly name: string
  readonly amount: Cents
  readonly detail?: string | undefined
}

type ServiceProps = {
  readonly name: string
  readonly items: readonly Item[]
  /** The names of its items are shown under its own. */
  readonly areItemsNamed: boolean
}

const amountText = (amount: Cents): string => (amount > 0 ? money(amount).text : summaryWords.free)

/** A service's price before tax. Opens to its lines if there are several, or one with more to say. */
const Service = ({ name, items, areItemsNamed }: ServiceProps) => {
  const head = (
    <>
      <span>
        <span className={css.name}>{name}</span>
        {areItemsNamed && items.some((item) => item.name !== name) ? (
          <span className={css.items}>{items.map((item) => item.name).join(' · ')}</span>
        ) : null}
      </span>
      <span className={css.amount}>{amountText(sum(items.map(({ amount }) => amount)))}</span>
    </>
  )
  if (items.length === 1 && items[0]?.detail === undefined)
    return (
      <div className={css.service}>
        <p className={css.closed}>{head}</p>
      </div>
    )
  return (
    <details className={css.service}>
      <summary className={css.summary}>
        {head}
        <span className={css.sign}>
          <Icon name="plus" size="small" />
        </span>
      </summary>
      <div className={css.lines}>
        <SummaryList
          dense
          rows={items.map((item) => ({
            id: item.id,
            label: item.name,
            amount: amountText(item.amount),
            detail: item.detail,
          }))}
        />
      </div>
    </details>
  )
}

const itemOf = ({ offerId, name, quantity }: QuoteLine, { net }: Amount): Item => ({
  id: offerId,
  name: summaryWords.times(brandText(name), quantity),
  amount: net,
})

const taxesOf = ({ monthly, oneTime }: Quote): readonly Item[] =>
  [
    { id: 'month', name: summaryWords.taxOfMonth, amount: monthly.tax },
    { id: 'once', name: summaryWords.taxOfOnce, amount: oneTime.tax },
  ].filter(({ amount }) => amount > 0)

/**
 * An order by service, each with its price before tax, then the one-time charges and the taxes. Together they are
 * everything that is paid today. The lines of a service are behind it.
 */
export const OrderServices = ({ quote }: { readonly quote: Quote }) => {
  const once = onceLines(quote.lines).map((line) => ({
    ...itemOf(line, line.oneTime),
    detail: line.role === 'deposit' ? summaryWords.depositBack(DEPOSIT_MONTHS) : undefined,
  }))
  const groups = [
    ...monthlyGroups(quote.lines).map(({ line, lines }) => ({
      id: line,
      name: serviceNames[line],
      items: lines.map((quoteLine) => itemOf(quoteLine, quoteLine.monthly)),
    })),
    { id: 'once', name: summaryWords.once, items: once },
    { id: 'tax', name: summaryWords.tax, items: taxesOf(quote) },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className={css.services}>
      {groups.map(({ id, name, items }) => (
        <Service key={id} name={name} items={items} areItemsNamed={id !== 'tax'} />
      ))}
    </div>
  )
}
