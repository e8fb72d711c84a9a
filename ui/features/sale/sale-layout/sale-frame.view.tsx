import { useState, type ReactNode } from 'react'
import type { Cents } from '#core/shared/money.ts'
import { changeOfTotal, spokenTotal, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { LazyPriceDetails } from '#ui/features/shared/lazy-price-details.tsx'
import { StepActionSlot } from '#ui/features/shared/step-action.tsx'
import { StepTrail, type TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import { LazyOrderColumn } from './lazy-order-column.tsx'
import type { FrameAction } from './order-column.view.tsx'
import * as css from './sale-frame.css.ts'
import type { SaleOrder } from './summary-panel.view.tsx'

export type SaleFrameProps = {
  readonly trail: readonly TrailStep[]
  readonly onStep: (id: string) => void
  /** Null before there is an order. */
  readonly order: SaleOrder | null
  /** On a phone the bar shows today's amount before the monthly one. */
  readonly isTodayFirst?: boolean
  readonly action: FrameAction | null
  readonly children: ReactNode
}

/** Returns a sentence about the last change of the monthly total; null before the first one. */
const useChangeOfTotal = (order: SaleOrder | null): string | null => {
  const now = order?.quote.monthly.total ?? null
  const [seen, setSeen] = useState<{ readonly now: Cents | null; readonly text: string | null }>({
    now,
    text: null,
  })
  if (seen.now === now) return seen.text
  const text = seen.now === null || now === null ? null : changeOfTotal(seen.now, now)
  setSeen({ now, text })
  return text
}

/** The frame around the screens of the sale: the current step, the order with its running total, and its cost over five years. */
export const SaleFrame = ({
  trail,
  onStep,
  order,
  isTodayFirst = false,
  action,
  children,
}: SaleFrameProps) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const change = useChangeOfTotal(order)
  return (
    <div className={css.frame}>
      {trail.length === 0 ? null : (
        <StepTrail label={summaryWords.trail} doneLabel={summaryWords.done} steps={trail} onPick={onStep} />
      )}
      <div className={order === null ? css.alone : css.columns}>
        <div className={css.screen}>
          <StepActionSlot value={slot}>{children}</StepActionSlot>
          {order === null ? null : (
            <div className={css.details}>
              <LazyPriceDetails quote={order.quote} input={order.input} start={order.visitOn} />
            </div>
          )}
        </div>
        {order === null ? null : (
          <LazyOrderColumn
            order={order}
            change={change}
            isTodayFirst={isTodayFirst}
            action={action}
            slot={setSlot}
          />
        )}
      </div>
      <p role="status" className={hidden}>
        {order === null ? '' : spokenTotal(order.quote)} {change}
      </p>
    </div>
  )
}
