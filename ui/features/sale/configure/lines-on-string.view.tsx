import * as css from './lines-on-string.css.ts'

const WIDTH = 320
const SAG = 22
const MOST = 12

/** Returns the point at `share` of the way along the slack string. */
const placeAt = (share: number): { readonly x: number; readonly y: number } => ({
  x: Math.round(10 + share * (WIDTH - 20)),
  y: Math.round(8 + 4 * SAG * share * (1 - share) * 0.5),
})

export type LinesOnStringProps = { readonly count: number; readonly places: number }

/** A string with a phone for each selected line. The other places are free. */
export const LinesOnString = ({ count, places }: LinesOnStringProps) => {
  const shown = Math.min(places, MOST)
  const all = Array.from({ length: shown }, (_, index) => placeAt((index + 0.5) / shown))
  return (
    <svg viewBox={`0 0 ${WIDTH} 64`} className={css.drawing} aria-hidden>
      <path className={css.string} d={`M2 8Q${WIDTH / 2} ${8 + SAG} ${WIDTH - 2} 8`} />
      {all.map(({ x, y }, index) =>
        index < count ? (
          <g key={x} className={css.tied}>
            <path className={css.string} d={`M${x} ${y}v8`} />
            <rect
              className={index % 2 === 0 ? css.light : css.shade}
              x={x - 8}
              y={y + 8}
              width="16"
              height="28"
              rx="3"
            />
            <path className={css.string} d={`M${x - 2} ${y + 31}h4`} />
          </g>
        ) : (
          <circle key={x} className={css.free} cx={x} cy={y} r="3" />
        ),
      )}
    </svg>
  )
}
