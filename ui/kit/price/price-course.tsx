import type { ReactNode } from 'react'
import { CourseLine } from './course-line.tsx'
import * as css from './price-course.css.ts'

export type PriceStretch = {
  readonly id: string
  /** What is paid in it, in one unit for all stretches. */
  readonly amount: number
  /** Its price and its months. */
  readonly words: ReactNode
}

export type PriceCourseProps = {
  /** In order of time; a price never falls. */
  readonly stretches: readonly PriceStretch[]
  /** The amount that reaches to the top: the same for all that are compared. By default the highest here. */
  readonly top?: number | undefined
  readonly size?: 'small' | 'large' | undefined
  /** Runs from edge to edge of the card it stands in. */
  readonly bleed?: boolean | undefined
}

/** Room over the highest line for the kite that stands on it. */
const HEAD = 84

/** A price drawn over time, and under each stretch of it what it costs and when. */
export const PriceCourse = ({ stretches, top, size = 'small', bleed = false }: PriceCourseProps) => {
  const highest = top ?? Math.max(...stretches.map(({ amount }) => amount))
  return (
    <div className={bleed ? css.edge : css.course}>
      <div className={`${css.plot} ${css.size[size]}`}>
        <CourseLine levels={stretches.map(({ amount }) => (highest > 0 ? (amount / highest) * HEAD : 0))} />
      </div>
      <ol className={`${css.stretches} ${stretches.length > 2 ? css.many : css.few}`}>
        {stretches.map(({ id, words }) => (
          <li key={id} className={bleed ? css.inset : css.words}>
            {words}
          </li>
        ))}
      </ol>
    </div>
  )
}
