import { useState } from 'react'
import type { Quote } from '#core/pricing/quoted.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { timelineWords } from '#ui/content/es/shared/price-timeline.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import * as css from './summary-panel.css.ts'

const loadChart = () => import('#ui/features/shared/price-over-time.view.tsx')

type PriceChangesProps = {
  readonly quote: Quote
  /** The date of the visit, on which month 1 begins; null before it is chosen. */
  readonly visitOn: PlainDate | null
}

/** The button of the monthly price chart, loaded on a press. Renders nothing if the price never changes. */
export const PriceChanges = ({ quote, visitOn }: PriceChangesProps) => {
  const [isOpen, setOpen] = useState(false)
  const chart = useLazy(loadChart, isOpen)
  if (quote.later.length === 0) return null
  return (
    <>
      <button type="button" className={css.way} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? summaryWords.hideChanges : summaryWords.showChanges}
      </button>
      {isOpen && chart !== null ? (
        <div className={css.chart}>
          <chart.PriceOverTime
            quote={quote}
            start={visitOn}
            note={visitOn === null ? timelineWords.fromService : timelineWords.fromVisit(visitOn)}
          />
        </div>
      ) : null}
    </>
  )
}
