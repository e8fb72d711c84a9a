import { useState, type ReactNode } from 'react'
import type { Offer } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { spokenTotal, summaryWords } from '#ui/content/es/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { StepTrail, type TrailStep } from '#ui/kit/step-trail/step-trail.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './sale-frame.css.ts'
import { SummaryPanel, type SummaryPanelProps } from './summary-panel.view.tsx'

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
  /** What the order costs so far; null before there is one. */
  readonly quote: Quote | null
  /** What is sold at the address. */
  readonly offers: readonly Offer[]
  readonly action: FrameAction | null
  readonly children: ReactNode
}

const Action = ({ action, wide }: { readonly action: FrameAction; readonly wide: boolean }) => (
  <Button onClick={action.onPress} busy={action.isBusy} busyLabel={action.busyLabel} wide={wide}>
    {action.label}
  </Button>
)

type OrderProps = SummaryPanelProps & { readonly action: FrameAction | null }

const Bar = ({ quote, offers, action }: OrderProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.bar}>
      <button type="button" className={css.total} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={css.figure}>
          {money(quote.monthly.total).text} <span className={css.period}>{summaryWords.perMonth}</span>
        </span>
        <span className={css.more}>
          {summaryWords.todayShort(money(quote.dueToday).text)} · {summaryWords.detail}
        </span>
      </button>
      {action === null ? null : <Action action={action} wide={false} />}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={summaryWords.title}
        closeLabel={commonWords.close}
      >
        <SummaryPanel quote={quote} offers={offers} />
      </Dialog>
    </div>
  )
}

/** Around the screens of the sale: where one is, and the order with its running total, always in reach. */
export const SaleFrame = ({ trail, onStep, quote, offers, action, children }: SaleFrameProps) => (
  <div className={css.frame}>
    {trail.length === 0 ? null : (
      <StepTrail label={summaryWords.trail} doneLabel={summaryWords.done} steps={trail} onPick={onStep} />
    )}
    <div className={quote === null ? css.alone : css.columns}>
      <div className={css.screen}>{children}</div>
      {quote === null ? null : (
        <>
          <aside className={css.aside} aria-label={summaryWords.title}>
            <h2 className={css.asideTitle}>{summaryWords.title}</h2>
            <SummaryPanel quote={quote} offers={offers}>
              {action === null ? null : <Action action={action} wide />}
            </SummaryPanel>
          </aside>
          <Bar quote={quote} offers={offers} action={action} />
        </>
      )}
    </div>
    <p role="status" className={hidden}>
      {quote === null ? '' : spokenTotal(quote)}
    </p>
  </div>
)
