import { ledgerMarks, type Ledger } from '#core/pricing/ledger.ts'
import { ANY_START, priceDetails } from '#core/pricing/price-details.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import { priceDueToday } from '#core/pricing/past-due.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import {
  changeText,
  guaranteeTexts,
  priceDetailsWords as words,
  yearsText,
  type NameOf,
} from '#ui/content/es/shared/price-details.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { money } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { hidden, small } from '#ui/theme/text.css.ts'
import * as css from './price-details.css.ts'

export type PriceDetailsProps = {
  readonly quote: Quote
  /** The input of the quote; null when the offers are not known, as on an order after a reload. */
  readonly input: QuoteInput | null
  /** The day on which month 1 begins; null before it is known. */
  readonly start: PlainDate | null
  /** Shows the totals at once. Otherwise they are behind one line. */
  readonly isOpen?: boolean
  /** Leaves out the price changes, where the price over time shows them. */
  readonly withoutChanges?: boolean
}

/** Returns the names of the offers in a quote. */
export const namesIn =
  ({ lines }: Quote): NameOf =>
  (id) =>
    brandText(lines.find(({ offerId }) => offerId === id)?.name ?? id)

type RowProps = {
  readonly label: string
  readonly paid: Cents
  readonly most: Cents
}

const Row = ({ label, paid, most }: RowProps) => (
  <tr>
    <th scope="row" className={css.term}>
      {label}
    </th>
    <td className={css.paid}>
      <strong className={css.amount}>{money(paid).text}</strong>
    </td>
    <td className={css.share} aria-hidden>
      <svg className={css.bar}>
        <rect className={css.track} width="100%" height="100%" rx="4" />
        <rect
          className={css.fill}
          width={`${most > 0 ? Math.round((paid / most) * 1_000) / 10 : 0}%`}
          height="100%"
          rx="4"
        />
      </svg>
    </td>
  </tr>
)

/** The total price paid today and after each term, as a table with a bar in each row (PRC-11). */
const Totals = ({ quote, totals: paidAfter }: { readonly quote: Quote } & Pick<Ledger, 'totals'>) => {
  const today = priceDueToday(quote)
  const totals = ledgerMarks.map((mark) => ({ mark, paid: paidAfter[mark] ?? today }))
  const most = totals.at(-1)?.paid ?? today
  return (
    <table className={css.table}>
      <caption className={hidden}>{words.caption}</caption>
      <tbody>
        <Row
          label={quote.pastDue === undefined ? words.today : words.todayWithoutPastDue}
          paid={today}
          most={most}
        />
        {totals.map(({ mark, paid }) => (
          <Row key={mark} label={yearsText(mark)} paid={paid} most={most} />
        ))}
      </tbody>
    </table>
  )
}

type FactsProps = { readonly title: string; readonly sentences: readonly string[] }

const Facts = ({ title, sentences }: FactsProps) => (
  <div className={css.facts}>
    <h3 className={css.title}>{title}</h3>
    <ul className={css.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
)

/**
 * The cost of an order over five years, open or behind one line: the total after each term, each price change, and from
 * the input also the reasons and the guarantees. An input with another price than the quote is not used (PRC-15).
 */
export const PriceDetailsSection = ({
  quote,
  input,
  start,
  isOpen = false,
  withoutChanges = false,
}: PriceDetailsProps) => {
  const details = input === null ? null : priceDetails(quote, input, start)
  const { totals, priceChanges } = details?.ledger ?? quoteLedger(quote, start ?? ANY_START)
  const guarantees = details?.guarantees ?? []
  const nameOf = namesIn(quote)
  const changes = priceChanges.map((change) => changeText(change, start, nameOf))
  const hint = quote.pastDue === undefined ? words.hint : `${words.hint} ${words.withoutPastDue}`
  const content = (
    <>
      <Totals quote={quote} totals={totals} />
      {withoutChanges ? null : (
        <Facts title={words.changes} sentences={changes.length === 0 ? [words.noChange] : changes} />
      )}
      {guarantees.length === 0 ? null : (
        <Facts title={words.guarantee} sentences={guaranteeTexts(guarantees, nameOf)} />
      )}
    </>
  )
  if (isOpen)
    return (
      <Section heading={words.heading} hint={hint}>
        {content}
      </Section>
    )
  return (
    <details>
      <summary className={css.summary}>
        <h2 className={css.summaryTitle}>{words.heading}</h2>
        <Icon name="plus" size="small" />
      </summary>
      <div className={css.folded}>
        <p className={small}>{hint}</p>
        {content}
      </div>
    </details>
  )
}
