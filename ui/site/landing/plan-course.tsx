import { courseWords, perMonthSpoken, plansWords } from '#ui/content/es/landing.ts'
import { money } from '#ui/content/format.ts'
import type { PriceStretch } from '#ui/kit/price/price-course.tsx'
import { PriceCourse } from '#ui/kit/price/price-course.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import type { PlanFacts } from './landing-facts.ts'
import * as css from './plans.css.ts'

const stretchesOf = ({ first, change, saved, ...plan }: PlanFacts): readonly PriceStretch[] => {
  const words = courseWords({ ...plan, first, change })
  const opening = (
    <>
      <div className={css.figure}>
        <PriceTag {...money(first)} spoken={perMonthSpoken(first)} period={plansWords.period} />
      </div>
      <p className={css.months}>{words.first}</p>
      {change === null ? null : <p className={css.saved}>{plansWords.saved(saved)}</p>}
    </>
  )
  if (change === null) return [{ id: 'first', amount: first, words: opening }]
  const later = (
    <>
      <div className={css.figure}>
        <PriceTag {...money(change.later)} spoken={perMonthSpoken(change.later)} size="small" />
      </div>
      <p className={css.months}>{words.later}</p>
    </>
  )
  return [
    { id: 'first', amount: first, words: opening },
    { id: 'later', amount: change.later, words: later },
  ]
}

export type PlanCourseProps = {
  readonly plan: PlanFacts
  /** The amount in cents that reaches to the top: the same for all plans, so that they can be compared. */
  readonly top: number
}

/** A plan's monthly price drawn over time: what is paid, where it steps up, and what the promotion saves until then. */
export const PlanCourse = ({ plan, top }: PlanCourseProps) => (
  <PriceCourse bleed size="large" top={top} stretches={stretchesOf(plan)} />
)
