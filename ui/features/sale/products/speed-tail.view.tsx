import { Figure } from '#ui/kit/figure/figure.tsx'
import * as css from './plan-card.css.ts'

const START = 4
const REACH = 268

/** The figure of the brand, whose tail shows the speed of the plan: `share` of the fastest plan in the row, 0 to 1. */
export const SpeedTail = ({ share }: { readonly share: number }) => {
  const head = START + 24 + Math.round(REACH * share)
  const middle = Math.round((START + head) / 2)
  return (
    <svg viewBox="0 0 320 44" className={css.tail} aria-hidden>
      <path className={css.string} d={`M${START} 34Q${middle} 40 ${head} 22`} />
      <path className={css.spark} d={`M${START + 8} 24Q${middle} 30 ${head - 14} 17`} />
      <path className={css.spark} d={`M${START + 30} 40Q${middle} 45 ${head - 18} 31`} />
      <g transform={`translate(${head} 0)`}>
        <Figure name="speed" light={css.light} shade={css.shade} />
      </g>
    </svg>
  )
}
