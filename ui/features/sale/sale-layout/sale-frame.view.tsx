import { useState, type ReactNode } from 'react'
import type { Cents } from '#core/shared/money.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { barAmounts, changeOfTotal, spokenTotal, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { LazyPriceDetails } from '#ui/features/shared/lazy-price-details.tsx'
import { StepActionSlot } from '#ui/features/shared/step-action.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { StepTrail, type TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './sale-frame.css.ts'
import { SummaryPanel, type SaleOrder } from './summary-panel.view.tsx'

/** The one action of a screen that has no form of its own. */
export type FrameAction = {
  readonly label: string
  readonly isBusy: boolean
  readonly busyLabel: string
  readonly onPress: () => void
}

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

const Action = ({ action, wide }: { readonly action: FrameAction; readonly wide: boolean }) => (
  <Button onClick={action.onPress} busy={action.isBusy} busyLabel={action.busyLabel} wide={wide}>
    {action.label}
  </Button>
)

type BarProps = {
  readonly order: SaleOrder
  readonly change: string | null
  readonly isTodayFirst: boolean
  readonly action: FrameAction | null
  /** Receives the element in which a screen renders its own action. */
  readonly slot: (element: HTMLElement | null) => void
}

const Bar = ({ order, change, isTodayFirst, action, slot }: BarProps) => {
  const [isOpen, setOpen] = useState(false)
  const { amount, unit, other } = barAmounts(order.quote, isTodayFirst)
  return (
    <div className={css.bar}>
      <button type="button" className={css.total} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={css.figure}>
          {amount} <span className={css.period}>{unit}</span>
        </span>
        <span className={css.more}>
          {other} · {summaryWords.detail}
        </span>
      </button>
      {action === null ? <div ref={slot} className={css.slot} /> : <Action action={action} wide={false} />}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={summaryWords.title}
        closeLabel={commonWords.close}
      >
        <SummaryPanel {...order} change={change} />
      </Dialog>
    </div>
  )
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
          <>
            <aside className={css.aside} aria-label={summaryWords.title}>
              <h2 className={css.asideTitle}>{summaryWords.title}</h2>
              <SummaryPanel {...order} change={change}>
                {action === null ? null : <Action action={action} wide />}
              </SummaryPanel>
            </aside>
            <Bar order={order} change={change} isTodayFirst={isTodayFirst} action={action} slot={setSlot} />
          </>
        )}
      </div>
      <p role="status" className={hidden}>
        {order === null ? '' : spokenTotal(order.quote)} {change}
      </p>
    </div>
  )
}
