import { Icon } from '../icon/icon.tsx'
import { Figure } from '../figure/figure.tsx'
import * as css from './step-trail.css.ts'

type StepKnotProps = { readonly state: 'done' | 'current' | 'upcoming'; readonly last: boolean }

/** The mark of one step and the string to the next: tight once the step is done, slack until then. */
export const StepKnot = ({ state, last }: StepKnotProps) => (
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
