import type { Slot } from '../slot.ts'
import { Figure } from '../figure/figure.tsx'
import * as css from './timeline-line.css.ts'

export type TimelineLineProps = {
  /** The height of the line in each period, in percent of the drawing. */
  readonly levels: readonly number[]
  /** Rendered above the line. */
  readonly children?: Slot
}

type Period = { readonly from: number; readonly to: number; readonly level: number }

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`

/** Returns the start and the end of each period in the drawing's width, matching the columns of `periods`. */
const periodsOf = (levels: readonly number[]): readonly Period[] => {
  const parts = css.FIRST + levels.length - 1
  const end = (index: number): number => ((css.FIRST + index) / parts) * 100
  return levels.map((level, index) => ({ from: index === 0 ? 0 : end(index - 1), to: end(index), level }))
}

const Area = ({
  from,
  to,
  low,
  high,
  look,
}: Record<'from' | 'to' | 'low' | 'high', number> & { look: string }) => (
  <rect
    className={look}
    x={percent(from)}
    y={percent(100 - high)}
    width={percent(to - from)}
    height={percent(high - low)}
  />
)

/** The figure of the brand that pulls the line up where a promotion ends. */
const Riser = ({ at, low, high }: Record<'at' | 'low' | 'high', number>) => (
  <>
    <line
      className={css.line}
      x1={percent(at)}
      y1={percent(100 - low)}
      x2={percent(at)}
      y2={percent(100 - high)}
    />
    <svg className={css.kite} x={percent(at)} y={percent(100 - high)}>
      <Figure name="small" light={css.light} shade={css.shade} />
    </svg>
  </>
)

/**
 * A price over time as the brand's line: flat, then a step up where a promotion ends. The area under the line is what
 * is paid. The area between the line and the dotted later price is what is saved.
 */
export const TimelineLine = ({ levels, children }: TimelineLineProps) => {
  const periods = periodsOf(levels)
  const laterLevel = levels.at(-1) ?? 0
  const rises = periods.slice(1).map((period, index) => ({ ...period, low: periods[index]?.level ?? 0 }))
  return (
    <svg className={css.drawing} aria-hidden>
      {periods.map(({ from, to, level }) => (
        <g key={from}>
          <Area look={css.paid} from={from} to={100} low={0} high={level} />
          {level < laterLevel ? (
            <Area look={css.saved} from={from} to={to} low={level} high={laterLevel} />
          ) : null}
        </g>
      ))}
      {rises.length === 0 ? null : (
        <line
          className={css.dots}
          y1={percent(100 - laterLevel)}
          x2={percent(rises.at(-1)?.from ?? 0)}
          y2={percent(100 - laterLevel)}
        />
      )}
      {periods.map(({ from, to, level }) => (
        <line
          key={from}
          className={css.line}
          x1={percent(from)}
          y1={percent(100 - level)}
          x2={percent(to)}
          y2={percent(100 - level)}
        />
      ))}
      {rises.map(({ from, low, level }) => (
        <Riser key={from} at={from} low={low} high={level} />
      ))}
      {children}
    </svg>
  )
}
