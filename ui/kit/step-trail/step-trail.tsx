import * as css from './step-trail.css.ts'
import { Icon } from '../icon/icon.tsx'
import { Figure } from '../figure/figure.tsx'
import { handled } from '../button/button.tsx'

type StepKnotProps = { readonly state: 'done' | 'current' | 'upcoming'; readonly last: boolean }

/** The mark of one step and the string to the next: tight once the step is done, slack until then. */
const StepKnot = ({ state, last }: StepKnotProps) => (
  <span className={css.knot} aria-hidden>
    {last ? null : (
      <svg
        className={state === 'done' ? `${css.rope} ${css.tight}` : css.rope}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
      >
        <path vectorEffect="non-scaling-stroke" d={state === 'done' ? 'M0 0H100' : 'M0 0Q50 24 100 0'} />
      </svg>
    )}
    {state === 'done' ? (
      <span className={css.tied}>
        <Icon name="check" size="small" />
      </span>
    ) : null}
    {state === 'current' ? (
      <svg className={css.kite} viewBox="0 0 28 36">
        <Figure name="large" light={css.kiteLight} shade={css.kiteShade} />
      </svg>
    ) : null}
    {state === 'upcoming' ? <span className={css.loose} /> : null}
  </span>
)

export type TrailStep = {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'current' | 'upcoming'
  /** The link back to a completed step. */
  readonly href?: string | undefined
}

export type StepTrailProps = {
  /** The accessible name of the trail. */
  readonly label: string
  readonly steps: readonly TrailStep[]
  /** Spoken after the label of each completed step. */
  readonly doneLabel: string
  /** Handles the press on a step's link instead of the browser. */
  readonly onPick?: ((id: string) => void) | undefined
}

/** The steps along the kite's string: tight behind, slack ahead. In narrow rooms only the current name shows. */
export const StepTrail = ({ label, steps, doneLabel, onPick }: StepTrailProps) => {
  const pick = (id: string) => handled(onPick && (() => onPick(id)))
  const at = steps.findIndex(({ state }) => state === 'current')
  const side = at < steps.length / 3 ? 'start' : at < (2 * steps.length) / 3 ? 'middle' : 'end'
  return (
    <nav aria-label={label} className={css.trail}>
      <ol className={css.list}>
        {steps.map(({ id, label, state, href }, index) => (
          <li key={id} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
            <StepKnot state={state} last={index === steps.length - 1} />
            {href === undefined ? (
              <span className={css.label[state]}>{label}</span>
            ) : (
              <a className={css.link} href={href} onClick={pick(id)}>
                {label}
              </a>
            )}
            {state === 'done' ? <span className={css.spoken}>{doneLabel}</span> : null}
          </li>
        ))}
      </ol>
      {at === -1 ? null : (
        <p className={css.below[side]} aria-hidden>
          {steps[at]?.label}
        </p>
      )}
    </nav>
  )
}
