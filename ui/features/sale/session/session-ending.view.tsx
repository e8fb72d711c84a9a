import type { BrandIdentity } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { sessionWords, timeLeft } from './es.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './session.css.ts'
import { SESSION_WARNING_MS } from '#core/session/session.ts'
import { Motif } from '#ui/kit/scene/motif.tsx'

/** The nearest and the farthest position of the kite, measured from the hand's edge, in units of the drawing. */
const NEAR = 52
const FAR = 272

/** The string between a hand and its kite. Its length shows the remaining time. */
const StringLeft = ({ leftMs }: { readonly leftMs: number }) => {
  const share = Math.min(1, leftMs / SESSION_WARNING_MS)
  const x = Math.round((NEAR + (FAR - NEAR) * share) * 10) / 10
  return (
    <svg viewBox="0 8 320 68" className={css.drawing} aria-hidden>
      <path className={css.slack} d={`M20 66H${FAR + 22}`} />
      <path className={css.string} d={`M20 66Q${(20 + x) / 2} ${66 - 4 - 10 * share} ${x} 38`} />
      <circle className={css.hand} cx="20" cy="66" r="6" />
      <g transform={`translate(${x} 34)`}>
        <Motif x={0} y={0} turn={48} size={0.85} tail={false} />
      </g>
    </svg>
  )
}

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

/** Warns that the session ends, shows the time left and offers to extend it. The screen stays under it. */
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
