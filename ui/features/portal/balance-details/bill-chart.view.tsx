import type { Bill } from '#core/portal/bill.ts'
import { cents } from '#core/shared/money.ts'
import { balanceWords } from './es.ts'
import { dateParts } from '#ui/content/format.ts'
import { Figure } from '#ui/kit/figure/figure.tsx'
import * as css from './bill-chart.css.ts'

/** Neighbouring areas overlap by this share of the width in percent, so that no seam is seen between them. */
const OVERLAP = 0.2

/** The space above the highest line, for the kite on top of it. */
const HEAD = 84

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`

type Column = { readonly bill: Bill; readonly from: number; readonly to: number; readonly level: number }

/** Returns the columns of the chart, oldest first, with the height of the line in each in percent. */
const columnsOf = (bills: readonly Bill[]): readonly Column[] => {
  const highest = Math.max(...bills.map(({ total }) => total), 1)
  const width = 100 / bills.length
  return bills.toReversed().map((bill, index) => ({
    bill,
    from: index * width,
    to: (index + 1) * width,
    level: (Math.max(0, bill.total) / highest) * HEAD,
  }))
}

const Step = ({ column, before }: { readonly column: Column; readonly before: Column | undefined }) => {
  const { bill, from, to, level } = column
  const unpaid = bill.total > 0 ? (bill.open / bill.total) * level : 0
  return (
    <g>
      <rect
        className={css.area}
        x={percent(from)}
        y={percent(100 - level)}
        width={percent(to - from + OVERLAP)}
        height={percent(level)}
      />
      <rect
        className={css.open}
        x={percent(from)}
        y={percent(100 - unpaid)}
        width={percent(to - from + OVERLAP)}
        height={percent(unpaid)}
      />
      <line
        className={css.line}
        x1={percent(from)}
        y1={percent(100 - level)}
        x2={percent(to)}
        y2={percent(100 - level)}
      />
      {before === undefined || before.level === level ? null : (
        <line
          className={css.line}
          x1={percent(from)}
          y1={percent(100 - before.level)}
          x2={percent(from)}
          y2={percent(100 - level)}
        />
      )}
    </g>
  )
}

/** A year's bills as the brand's line, oldest first, a kite at the latest, unpaid filled. A list repeats them. */
export const BillChart = ({ bills }: { readonly bills: readonly Bill[] }) => {
  const columns = columnsOf(bills)
  const last = columns.at(-1)
  const totals = bills.map(({ total }) => total)
  return (
    <figure className={css.chart}>
      <div className={css.plot} aria-hidden>
        <svg className={css.drawing}>
          {columns.map((column, index) => (
            <Step key={column.bill.id} column={column} before={columns[index - 1]} />
          ))}
          {last === undefined ? null : (
            <svg className={css.kite} x={percent(last.to)} y={percent(100 - last.level)}>
              <Figure name="small" light={css.light} shade={css.shade} />
            </svg>
          )}
        </svg>
      </div>
      <div className={css.months} aria-hidden>
        {columns.map(({ bill }) => (
          <span key={bill.id} className={css.month}>
            {dateParts(bill.from).month.slice(0, 3)}
          </span>
        ))}
      </div>
      <figcaption className={css.caption}>
        {balanceWords.chart.caption(cents(Math.min(...totals)), cents(Math.max(...totals)))}
      </figcaption>
    </figure>
  )
}
