import { decisionWords as words } from '#ui/content/es/portal/change.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './continue-cancelling.css.ts'

export type Decision = {
  /** 'Seguir con la cancelación': straight to the end date. */
  readonly onContinue: () => void
  /** 'Conservar mi servicio': drops what was selected. */
  readonly onKeep: () => void
  /** Left out on the screen with the person. */
  readonly onAgent?: () => void
  readonly isBusy: boolean
}

/** The two ways out of a retention screen, one press each, with the same look and size, and the way to a person. */
export const ContinueCancelling = ({ onContinue, onKeep, onAgent, isBusy }: Decision) => (
  <section aria-label={words.actions} className={css.decision}>
    <div className={css.ways}>
      <Button variant="secondary" wide busy={isBusy} busyLabel={words.busy} onClick={onContinue}>
        {words.continue}
      </Button>
      <Button variant="secondary" wide onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
    {onAgent === undefined ? null : (
      <button type="button" className={css.person} onClick={onAgent}>
        {words.agent}
      </button>
    )}
  </section>
)
