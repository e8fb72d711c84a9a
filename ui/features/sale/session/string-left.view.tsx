import { SESSION_WARNING_MS } from '#core/session/session.ts'
import { Motif } from '#ui/kit/scene/motif.tsx'
import * as css from './session.css.ts'

/** The nearest and the farthest position of the kite, measured from the hand's edge, in units of the drawing. */
const NEAR = 52
const FAR = 272

/** The string between a hand and its kite. Its length shows the remaining time. */
export const StringLeft = ({ leftMs }: { readonly leftMs: number }) => {
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
