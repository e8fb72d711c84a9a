import { decisionWords as words } from '#ui/content/es/portal/change.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './continue-cancelling.css.ts'

export type NextStepProps = {
  readonly label: string
  readonly busyLabel?: string | undefined
  readonly isBusy: boolean
  readonly onNext: () => void
  readonly onKeep: () => void
  readonly onAgent: () => void
  /** Absent on the first screen after the reasons. */
  readonly onBack?: (() => void) | undefined
}

/** The decision of a step of the cancellation: its one action, and keeping the service. */
export const NextStep = ({ label, busyLabel, isBusy, onNext, onKeep, onAgent, onBack }: NextStepProps) => (
  <section aria-label={words.actions} className={css.decision}>
    <div className={css.ways}>
      <Button wide busy={isBusy} busyLabel={busyLabel ?? words.busy} onClick={onNext}>
        {label}
      </Button>
      <Button variant="secondary" wide onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
    <div className={css.links}>
      {onBack === undefined ? null : (
        <button type="button" className={css.person} onClick={onBack}>
          {words.back}
        </button>
      )}
      <button type="button" className={css.person} onClick={onAgent}>
        {words.agent}
      </button>
    </div>
  </section>
)
