import type { DeviceColor } from '#core/mobile/product-detail.ts'
import * as css from './device-card.css.ts'

/** The diameter of a swatch and the distance to the next one, in the units of the drawing. */
const SIZE = 18
const STEP = 24

type SwatchesProps = {
  readonly colors: readonly Pick<DeviceColor, 'swatch'>[]
  /** The names of the colours, for screen readers. Without them the swatches are decoration. */
  readonly label?: string
}

/** The colours of a device as dots in a row. */
export const Swatches = ({ colors, label }: SwatchesProps) => {
  const width = STEP * colors.length - (STEP - SIZE - 2)
  return (
    <svg
      className={css.swatches}
      width={width}
      height={SIZE + 2}
      viewBox={`0 0 ${String(width)} ${String(SIZE + 2)}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {colors.map(({ swatch }, at) => (
        <circle
          key={at}
          className={css.dot}
          cx={STEP * at + SIZE / 2 + 1}
          cy={SIZE / 2 + 1}
          r={SIZE / 2}
          fill={swatch}
        />
      ))}
    </svg>
  )
}
