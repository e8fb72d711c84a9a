import type { ReactNode } from 'react'
import * as css from './course-line.css.ts'

export type CourseLineProps = {
  /** How high the line runs in each stretch of time, in percent of the drawing. */
  readonly levels: readonly number[]
  /** Drawn over it. */
  readonly children?: ReactNode
}

type Stretch = { readonly from: number; readonly to: number; readonly level: number }

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`

/** Where each stretch begins and ends in the drawing's width, as the columns of `stretches` do. */
const stretchesOf = (levels: readonly number[]): readonly Stretch[] => {
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

/** Where a promotion ends, the kite tugs the line up. */
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
      <path className={css.light} d="M0-11-7-2 0 11z" />
      <path className={css.shade} d="M0-11 7-2 0 11z" />
    </svg>
  </>
)

/**
 * A price over time as the brand's line: flat, then a step up where a promotion ends. What is paid is filled down to the ground; what is
 * saved lies between the line and the dots of the price that comes after.
 */
export const CourseLine = ({ levels, children }: CourseLineProps) => {
  const stretches = stretchesOf(levels)
  const whole = levels.at(-1) ?? 0
  const rises = stretches
    .slice(1)
    .map((stretch, index) => ({ ...stretch, low: stretches[index]?.level ?? 0 }))
  return (
    <svg className={css.drawing} aria-hidden>
      {stretches.map(({ from, to, level }) => (
        <g key={from}>
          <Area look={css.paid} from={from} to={100} low={0} high={level} />
          {level < whole ? <Area look={css.saved} from={from} to={to} low={level} high={whole} /> : null}
        </g>
      ))}
      {rises.length === 0 ? null : (
        <line
          className={css.dots}
          y1={percent(100 - whole)}
          x2={percent(rises.at(-1)?.from ?? 0)}
          y2={percent(100 - whole)}
        />
      )}
      {stretches.map(({ from, to, level }) => (
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
