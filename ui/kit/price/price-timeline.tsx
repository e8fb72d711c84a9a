import type { ReactNode } from 'react'
import { TimelineLine } from './timeline-line.tsx'
import * as css from './price-timeline.css.ts'

export type TimelinePeriod = {
  readonly id: string
  /** The price of the period, in one unit for all periods. */
  readonly amount: number
  /** Its price and its months. */
  readonly words: ReactNode
}

export type PriceTimelineProps = {
  /** In chronological order. */
  readonly periods: readonly TimelinePeriod[]
  /** The amount at the chart's top, shared by compared charts. Defaults to the highest amount here. */
  readonly top?: number | undefined
  readonly size?: 'low' | 'small' | 'large' | undefined
  /** Extends to the edges of its card. */
  readonly bleed?: boolean | undefined
}

/** The space above the highest line, for the kite on top of it. */
const HEAD = 84

/** Returns the layout of the words below the chart. */
const columnsFor = (periods: number): string => (periods > 3 ? css.many : periods > 2 ? css.three : css.few)

/** A chart of a price over time. Under each period are its price and its months. */
export const PriceTimeline = ({ periods, top, size = 'small', bleed = false }: PriceTimelineProps) => {
  const highest = top ?? Math.max(...periods.map(({ amount }) => amount))
  return (
    <div className={bleed ? css.edge : css.timeline}>
      <div className={`${css.plot} ${css.size[size]}`}>
        <TimelineLine levels={periods.map(({ amount }) => (highest > 0 ? (amount / highest) * HEAD : 0))} />
      </div>
      <ol className={`${css.periods} ${columnsFor(periods.length)}`}>
        {periods.map(({ id, words }) => (
          <li key={id} className={bleed ? css.inset : css.words}>
            {words}
          </li>
        ))}
      </ol>
    </div>
  )
}
