import { useState } from 'react'
import { daysOfPeriod, pricePeriods, totalSavings, type PricePeriod } from '#core/pricing/price-timeline.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import {
  timelineWords as words,
  dayOfChange,
  monthsText,
  periodText,
} from '#ui/content/es/shared/price-timeline.ts'
import { calendarText, money } from '#ui/content/format.ts'
import { PriceTimeline } from '#ui/kit/price/price-timeline.tsx'
import { hidden, small } from '#ui/theme/text.css.ts'
import * as css from './price-over-time.css.ts'

export type PriceOverTimeProps = {
  readonly quote: Quote
  /** The day on which month 1 begins; null before it is known. */
  readonly start: PlainDate | null
  /** A sentence that says from which day the months count. */
  readonly note?: string | undefined
  readonly size?: 'small' | 'large'
  /** The amount at the top of the chart in cents, the same for all charts that are compared. */
  readonly top?: Cents | undefined
  /** Leaves out what promotions save, where something else says what is saved. */
  readonly withoutSaving?: boolean | undefined
  /** The title of one of several charts. */
  readonly title?: string | undefined
}

type PeriodProps = { readonly period: PricePeriod; readonly start: PlainDate | null }

type WordsProps = PeriodProps & { readonly saved: string | null; readonly size: 'small' | 'large' }

const Words = ({ period, start, saved, size }: WordsProps) => {
  const days = start === null ? null : daysOfPeriod(period, start)
  return (
    <>
      <strong className={(period.fromMonth === 1 ? css.now : css.figure)[size]}>
        {money(period.monthly.total).text}
      </strong>
      <span className={css.months}>{periodText(period)}</span>
      {days === null ? null : <span className={small}>{dayOfChange(days.from, days.until)}</span>}
      {saved === null ? null : <span className={css.saved}>{saved}</span>}
    </>
  )
}

const Row = ({ period, start }: PeriodProps) => {
  const days = start === null ? null : daysOfPeriod(period, start)
  return (
    <tr>
      <th scope="row" className={css.data}>
        {monthsText(period)}
      </th>
      {days === null ? null : (
        <>
          <td className={css.data}>{calendarText(days.from)}</td>
          <td className={css.data}>{days.until === null ? words.noEnd : calendarText(days.until)}</td>
        </>
      )}
      <td className={`${css.data} ${css.amount}`}>{money(period.monthly.total).text}</td>
    </tr>
  )
}

type TableProps = {
  readonly title: string
  readonly periods: readonly PricePeriod[]
  readonly start: PlainDate | null
}

const Table = ({ title, periods, start }: TableProps) => (
  <table className={css.table}>
    <caption className={hidden}>{title}</caption>
    <thead>
      <tr>
        <th scope="col" className={css.column}>
          {words.months}
        </th>
        {start === null ? null : (
          <>
            <th scope="col" className={css.column}>
              {words.from}
            </th>
            <th scope="col" className={css.column}>
              {words.until}
            </th>
          </>
        )}
        <th scope="col" className={`${css.column} ${css.amount}`}>
          {words.monthly}
        </th>
      </tr>
    </thead>
    <tbody>
      {periods.map((period) => (
        <Row key={period.fromMonth} period={period} start={start} />
      ))}
    </tbody>
  </table>
)

/** The monthly prices of a cart as chart and table. Screen readers have the table; others can open it (PRC-04). */
export const PriceOverTime = ({
  quote,
  start,
  note,
  size = 'small',
  top,
  title = words.title,
  withoutSaving = false,
}: PriceOverTimeProps) => {
  const [isTable, setTable] = useState(false)
  const periods = pricePeriods(quote)
  const saved = totalSavings(periods)
  const isFlat = periods.length === 1
  return (
    <div className={css.block}>
      <h3 className={css.title}>{title}</h3>
      <div aria-hidden={!isFlat}>
        <PriceTimeline
          size={size}
          top={top}
          periods={periods.map((period) => ({
            id: `month-${period.fromMonth}`,
            amount: period.monthly.total,
            words: (
              <Words
                period={period}
                start={start}
                size={size}
                saved={period.fromMonth === 1 && saved > 0 && !withoutSaving ? words.saved(saved) : null}
              />
            ),
          }))}
        />
      </div>
      {note === undefined ? null : <p className={small}>{note}</p>}
      {isFlat ? null : (
        <>
          <button
            type="button"
            className={css.toggle}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {words.asTable}
          </button>
          <div
            className={isTable ? css.scroller : hidden}
            role="group"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={isTable ? 0 : undefined}
          >
            <Table title={title} periods={periods} start={start} />
          </div>
        </>
      )}
    </div>
  )
}
