import { useState } from 'react'
import type { Quote } from '#core/pricing/quoted.ts'
import { spokenTotal, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { LazyPriceDetails } from '#ui/features/sale/shared/lazy-price-details.tsx'
import { StepActionSlot } from '#ui/features/sale/shared/step-action.tsx'
import { StepTrail, type TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import { LazyOrderColumn } from './lazy-order-column.tsx'
import type { FrameAction } from './order-column.view.tsx'
import * as css from './sale-frame.css.ts'
import type { SaleOrder } from './summary-panel.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type SaleFrameProps = {
  readonly trail: readonly TrailStep[]
  readonly onStep: (id: string) => void
  /** Null before there is an order. */
  readonly order: SaleOrder | null
  /** The order is paid on the screen: its button states today's amount. */
  readonly isPaying?: boolean
  /** The action that puts the order together. Its five-year cost is open there, one line elsewhere. */
  readonly action: FrameAction | null
  readonly children: Slot
}

const loadOrderChange = () => import('./order-change.es.ts')

type Seen = { readonly before: Quote | null; readonly now: Quote | null }

const contentOf = ({ lines, monthly, dueToday }: Quote): string =>
  [monthly.total, dueToday, ...lines.map(({ offerId, quantity }) => offerId + quantity)].join()

/** Returns a sentence on the last change of the order and totals; null before one. Loads with the first. */
const useChangeOfOrder = (quote: Quote | null): string | null => {
  const [seen, setSeen] = useState<Seen>({ before: null, now: quote })
  const words = useLazy(loadOrderChange, seen.before !== null)
  if ((seen.now && contentOf(seen.now)) !== (quote && contentOf(quote)))
    setSeen({ before: quote === null ? null : seen.now, now: quote })
  return words === null || seen.before === null || seen.now === null
    ? null
    : words.changeOfOrder(seen.before, seen.now)
}

/** The frame of the sale: current step, the order with its running total, its five-year cost. */
export const SaleFrame = ({ trail, onStep, order, isPaying = false, action, children }: SaleFrameProps) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const change = useChangeOfOrder(order?.quote ?? null)
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
              <LazyPriceDetails
                quote={order.quote}
                input={order.input}
                start={order.visitOn}
                isOpen={action !== null}
              />
            </div>
          )}
        </div>
        {order === null ? null : (
          <LazyOrderColumn order={order} change={change} isPaying={isPaying} action={action} slot={setSlot} />
        )}
      </div>
      <p role="status" className={hidden}>
        {order === null ? null : `${spokenTotal(order.quote)} ${change ?? ''}`}
      </p>
    </div>
  )
}
