import { Kite, Line } from '#ui/kit/scene/parts.tsx'
import * as css from './order.css.ts'

/** The line of the price: flat as it was shown, then the step it took. */
export const PriceStep = ({ isUp }: { readonly isUp: boolean }) => (
  <svg viewBox="0 0 360 96" className={css.course} aria-hidden>
    <Line d={isUp ? 'M4 72H196V34H316' : 'M4 34H196V72H316'} />
    <Kite x={332} y={isUp ? 28 : 66} turn={isUp ? 52 : 118} size={0.7} tail={false} />
  </svg>
)
