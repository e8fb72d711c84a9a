import type { BrandFace } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { sessionWords, timeLeft } from '#ui/content/es/session.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './session.css.ts'
import { StringLeft } from './string-left.view.tsx'

export type SessionEndingProps = {
  readonly isOpen: boolean
  /** `over`: the time is up, and the provider is asked whether another tab went on. */
  readonly phase: 'ending' | 'extending' | 'over'
  /** Whether more time can be had. */
  readonly mayStay: boolean
  readonly leftMs: number
  /** The last wish for more time did not reach the provider. */
  readonly hasFailed: boolean
  readonly brand: BrandFace
  /** Asks for more time, or puts the warning aside where there is none. */
  readonly onAnswer: () => void
}

/** From here on the last minute is told. */
const LAST_MINUTE_MS = 60_000

/** That the session ends, in how long, and the one press that keeps it. It lies over the screen and leaves it as it is. */
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
