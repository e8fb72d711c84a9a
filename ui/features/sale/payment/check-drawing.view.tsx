import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as paint from '#ui/kit/scene/scene.css.ts'
import * as css from './check.css.ts'

/** Draws `count` machine-printed digits from `x` on. */
const marks = (x: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${x + index * 9} ${index % 3 === 1 ? 120 : 117}v${index % 2 === 0 ? 12 : 9}`,
  ).join('')

/**
 * A check: the routing number is at the left of its bottom line, the account number after it. The number of the focused field is
 * highlighted.
 */
export const CheckDrawing = () => (
  <svg viewBox="0 0 320 150" className={css.check} aria-hidden>
    <path className={paint.sky} d="M2 2h316v140H2z" />
    <Line d="M2 2h316v140H2zM54 26h86M54 38h54M18 70h170M18 92h196M240 92h64M258 26h46" />
    <path className={paint.surface} d="M210 50h94v20h-94z" />
    <Line d="M210 50h94v20h-94zM262 84q8-12 14-2t16-6" />
    <Motif x={32} y={32} turn={40} size={0.62} tail={false} />
    <path className={`${css.number} ${css.routing}`} d="M12 108h98v28H12z" />
    <path className={`${css.number} ${css.account}`} d="M118 108h116v28H118z" />
    <path className={css.digits} d={`${marks(26, 9)}${marks(132, 10)}${marks(256, 4)}`} />
    <path
      className={paint.ink}
      d="M16 117h4v4h-4zM16 125h4v4h-4zM102 117h4v4h-4zM102 125h4v4h-4zM224 117h4v12h-4z"
    />
  </svg>
)
