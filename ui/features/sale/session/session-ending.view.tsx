import type { BrandIdentity } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { sessionWords, timeLeft } from './es.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './session.css.ts'
import { StringLeft } from './string-left.view.tsx'

export type SessionEndingProps = {
  readonly isOpen: boolean
  /** `over`: the time is up, and the provider is checking whether another tab extended the session. */
  readonly phase: 'ending' | 'extending' | 'over'
  /** Whether the session can be extended. */
  readonly mayStay: boolean
  readonly leftMs: number
  /** The last session extension did not reach the provider. */
  readonly hasFailed: boolean
  readonly brand: BrandIdentity
  /** Extends the session, or dismisses the warning if the session can't be extended. */
  readonly onAnswer: () => void
}

/** The remaining time below which the last minute is announced. */
const LAST_MINUTE_MS = 60_000

/** Warns that the session ends, shows the remaining time and offers to extend it. The dialog preserves the screen under it. */
export const SessionEnding = (props: SessionEndingProps) => {
  const { isOpen, phase, mayStay, leftMs, hasFailed, brand, onAnswer } = props
  const phone = brand.phones.sales
  const left = phase === 'over' ? sessionWords.ended : timeLeft(leftMs)
  const stay = hasFailed ? commonWords.retry : sessionWords.stay
  return (
    <Dialog
      urgent
      open={isOpen}
      onClose={onAnswer}
      title={mayStay ? sessionWords.title : sessionWords.lastTitle}
      footer={
        <>
          <Button
            onClick={onAnswer}
            busy={phase !== 'ending'}
            busyLabel={phase === 'extending' ? sessionWords.staying : undefined}
          >
            {mayStay ? stay : sessionWords.understood}
          </Button>
          {mayStay && !hasFailed ? null : (
            <ButtonLink variant="quiet" href={`tel:${phone.dial}`}>
              {commonWords.call(phone.shown)}
            </ButtonLink>
          )}
        </>
      }
    >
      <StringLeft leftMs={leftMs} />
      <p className={css.left}>{left}</p>
      <p>{mayStay ? sessionWords.body : sessionWords.lastBody}</p>
      {hasFailed ? (
        <Notice tone="danger" live>
          <p>{sessionWords.failed}</p>
        </Notice>
      ) : null}
      <p role="status" className={hidden}>
        {leftMs <= LAST_MINUTE_MS ? timeLeft(LAST_MINUTE_MS) : ''}
      </p>
    </Dialog>
  )
}
