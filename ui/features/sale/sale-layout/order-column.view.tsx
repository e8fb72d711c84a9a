import { useState } from 'react'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { barAmounts, summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import * as css from './sale-frame.css.ts'
import { SummaryPanel, type SaleOrder } from './summary-panel.view.tsx'

/** The one action of a screen that has no form of its own. */
export type FrameAction = {
  readonly label: string
  readonly isBusy: boolean
  readonly busyLabel: string
  readonly onPress: () => void
}

export type OrderColumnProps = {
  readonly order: SaleOrder
  /** What the last change of the order was, and how it changed the totals; null without one. */
  readonly change: string | null
  /** On a phone the bar leaves out today's amount: the button next to it states it. */
  readonly isPaying: boolean
  readonly action: FrameAction | null
  /** Receives the element in which a screen renders its own action. */
  readonly slot: (element: HTMLElement | null) => void
}

const Action = ({ action }: { readonly action: FrameAction }) => (
  <Button onClick={action.onPress} busy={action.isBusy} busyLabel={action.busyLabel} wide>
    {action.label}
  </Button>
)

const Bar = ({ order, change, isPaying, action, slot }: OrderColumnProps) => {
  const [isOpen, setOpen] = useState(false)
  const { amount, other } = barAmounts(order.quote, isPaying)
  return (
    <div className={css.bar}>
      <button type="button" className={css.total} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={css.figure}>
          <span>{`${amount} `}</span>
          <span className={css.period}>{summaryWords.perMonth}</span>
        </span>
        <span className={css.more}>{`${other} · ${summaryWords.detail}`}</span>
      </button>
      {action === null ? (
        <div ref={slot} className={css.slot} />
      ) : (
        <div className={css.slot}>
          <Action action={action} />
        </div>
      )}
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

/** The order next to a screen: a column where there is room for one, else a bar at the bottom that opens it. */
export const OrderColumn = (props: OrderColumnProps) => {
  const { order, change, action } = props
  return (
    <>
      <aside className={css.aside} aria-label={summaryWords.title}>
        <h2 className={css.asideTitle}>{summaryWords.title}</h2>
        <SummaryPanel {...order} change={change}>
          {action === null ? null : <Action action={action} />}
        </SummaryPanel>
      </aside>
      <Bar {...props} />
    </>
  )
}
