import { useState, type ReactNode } from 'react'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { spokenTotal, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
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
  readonly action: FrameAction | null
  readonly children: ReactNode
}

const Action = ({ action, wide }: { readonly action: FrameAction; readonly wide: boolean }) => (
  <Button onClick={action.onPress} busy={action.isBusy} busyLabel={action.busyLabel} wide={wide}>
    {action.label}
  </Button>
)

type BarProps = { readonly order: SaleOrder; readonly action: FrameAction | null }

const Bar = ({ order, action }: BarProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.bar}>
      <button type="button" className={css.total} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={css.figure}>
          {money(order.quote.monthly.total).text} <span className={css.period}>{summaryWords.perMonth}</span>
        </span>
        <span className={css.more}>
          {summaryWords.todayShort(money(order.quote.dueToday).text)} · {summaryWords.detail}
        </span>
      </button>
      {action === null ? null : <Action action={action} wide={false} />}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={summaryWords.title}
        closeLabel={commonWords.close}
      >
        <SummaryPanel {...order} />
      </Dialog>
    </div>
  )
}

/** The frame around the screens of the sale: the current step, and the order with its running total. */
export const SaleFrame = ({ trail, onStep, order, action, children }: SaleFrameProps) => (
  <div className={css.frame}>
    {trail.length === 0 ? null : (
      <StepTrail label={summaryWords.trail} doneLabel={summaryWords.done} steps={trail} onPick={onStep} />
    )}
    <div className={order === null ? css.alone : css.columns}>
      <div className={css.screen}>{children}</div>
      {order === null ? null : (
        <>
          <aside className={css.aside} aria-label={summaryWords.title}>
            <h2 className={css.asideTitle}>{summaryWords.title}</h2>
            <SummaryPanel {...order}>{action === null ? null : <Action action={action} wide />}</SummaryPanel>
          </aside>
          <Bar order={order} action={action} />
        </>
      )}
    </div>
    <p role="status" className={hidden}>
      {order === null ? '' : spokenTotal(order.quote)}
    </p>
  </div>
)
