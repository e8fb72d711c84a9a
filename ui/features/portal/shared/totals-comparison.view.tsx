import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import type { LedgerMark } from '#core/pricing/ledger.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { subtract, ZERO, type Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { switchingWords as words } from '#ui/content/es/portal/switching.ts'
import { money } from '#ui/content/format.ts'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './totals-comparison.css.ts'

/** The terms that are compared, in months. */
const marks = [12, 24] as const satisfies readonly LedgerMark[]

/** Writes how much less or more one total is than another. */
export const differenceText = (present: Cents, other: Cents): string => {
  if (present === other) return words.same
  return present > other
    ? words.less(money(subtract(present, other)).text)
    : words.more(money(subtract(other, present)).text)
}

/** Returns the total paid after a number of months, in cents with tax. */
export const totalAfter = (quote: Quote, mark: LedgerMark, start: PlainDate): Cents =>
  quoteLedger(quote, start).totals[mark] ?? ZERO

type BarProps = { readonly amount: Cents; readonly most: Cents; readonly look: string }

const Bar = ({ amount, most, look }: BarProps) => (
  <>
    <strong className={css.amount}>{money(amount).text}</strong>
    <svg className={css.bar} aria-hidden>
      <rect
        className={look}
        width={`${most > 0 ? Math.round((amount / most) * 1_000) / 10 : 0}%`}
        height="100%"
        rx="4"
      />
    </svg>
  </>
)

export type TotalsComparisonProps = {
  readonly present: Quote
  readonly other: Quote
  readonly otherName: string
  readonly start: PlainDate
}

/** What the present plan and another one add up to after one and two years, as a table with bars of one scale. */
export const TotalsComparison = ({ present, other, otherName, start }: TotalsComparisonProps) => {
  const rows = marks.map((mark) => ({
    mark,
    now: totalAfter(present, mark, start),
    later: totalAfter(other, mark, start),
  }))
  const [most = ZERO] = rows.flatMap(({ now, later }) => [now, later]).toSorted((a, b) => b - a)
  return (
    <table className={css.table}>
      <caption className={hidden}>{words.totalsCaption}</caption>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.column}>
            {words.term}
          </th>
          <th scope="col" className={css.column}>
            {words.present}
          </th>
          <th scope="col" className={css.column}>
            {otherName}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mark, now, later }) => (
          <tr key={mark}>
            <th scope="row" className={css.term}>
              {words.months(mark)}
            </th>
            <td className={css.cell}>
              <Bar amount={now} most={most} look={css.present} />
            </td>
            <td className={css.cell}>
              <Bar amount={later} most={most} look={css.other} />
              <span className={now > later ? css.saved : css.more}>{differenceText(now, later)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
