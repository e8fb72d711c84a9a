import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as css from './order.css.ts'

/** The price line: flat at the previous price, then a step to the new one. */
export const PriceStep = ({ isUp }: { readonly isUp: boolean }) => (
  <svg viewBox="0 0 360 96" className={css.timeline} aria-hidden>
    <Line d={isUp ? 'M4 72H196V34H316' : 'M4 34H196V72H316'} />
    <Motif x={332} y={isUp ? 28 : 66} turn={isUp ? 52 : 118} size={0.7} tail={false} />
  </svg>
)
