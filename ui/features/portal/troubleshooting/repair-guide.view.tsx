import { useState } from 'react'
import { repairSteps, repairStepWords, troubleshootingWords as words } from './es.ts'
import { useHeadingFocus } from '#ui/features/shared/heading-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { RepairDrawing } from './repair-drawing.tsx'
import * as css from './troubleshooting.css.ts'

const stateOf = (index: number, at: number): 'done' | 'current' | 'upcoming' => {
  if (index < at) return 'done'
  return index === at ? 'current' : 'upcoming'
}

const Trail = ({ at }: { readonly at: number }) => (
  <ol className={css.trail} aria-hidden>
    {repairSteps.map((step, index) => (
      <li key={step} className={css.knot} data-state={stateOf(index, at)}>
        <span className={css.mark}>{index < at ? <Icon name="check" size="small" /> : null}</span>
      </li>
    ))}
  </ol>
)

export type RepairGuideProps = {
  /** 'It works now': the customer stays with the service. */
  readonly onSolved: () => void
  /** The step that is shown first, counted from 0. */
  readonly initialStep?: number | undefined
}

/** The guided steps, one at a time. Each can be done, skipped, or end it because the line works. */
export const RepairGuide = ({ onSolved, initialStep = 0 }: RepairGuideProps) => {
  const [at, setAt] = useState(initialStep)
  const [moved, setMoved] = useState(0)
  const heading = useHeadingFocus(moved === 0 ? null : String(moved))
  const step = repairSteps[at]
  const go = (to: number): void => {
    setAt(to)
    setMoved((count) => count + 1)
  }
  return (
    <div className={css.guide}>
      <Trail at={at} />
      {step === undefined ? (
        <div className={css.words}>
          <h3 ref={heading} tabIndex={-1} className={css.title}>
            {words.allDone}
          </h3>
          <p>{words.allDoneBody}</p>
        </div>
      ) : (
        <div className={css.step}>
          <div className={css.words}>
            <p className={css.position}>{words.position(at + 1, repairSteps.length)}</p>
            <h3 ref={heading} tabIndex={-1} className={css.title}>
              {repairStepWords[step].title}
            </h3>
            <p>{repairStepWords[step].body}</p>
            <p className={css.check}>{repairStepWords[step].check}</p>
          </div>
          <RepairDrawing step={step} />
        </div>
      )}
      <div className={css.ways}>
        <Button onClick={onSolved}>{words.solved}</Button>
        {step === undefined ? (
          <Button variant="quiet" onClick={() => go(0)}>
            {words.again}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => go(at + 1)}>
            {words.done}
          </Button>
        )}
        {step === undefined || at === 0 ? null : (
          <Button variant="quiet" onClick={() => go(at - 1)}>
            {words.before}
          </Button>
        )}
      </div>
    </div>
  )
}
