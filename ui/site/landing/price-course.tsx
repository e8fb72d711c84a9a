import { courseWords, perMonthSpoken, plansWords } from '#ui/content/es/landing.ts'
import { money } from '#ui/content/format.ts'
import { CourseLine } from '#ui/kit/price/course-line.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import type { PlanFacts } from './landing-facts.ts'
import * as css from './price-course.css.ts'

type CourseProps = {
  readonly plan: PlanFacts
  /** The amount in cents that reaches to the top: the same for all plans, so that they can be compared. */
  readonly top: number
}

/** The share of the drawing's height, in percent, that the highest price takes. */
const FULL = 92

const Drawing = ({ plan: { first, change, saved }, top }: CourseProps) => {
  const levels = [first, ...(change === null ? [] : [change.later])].map((amount) => (amount / top) * FULL)
  const [low = 0, high = low] = levels
  return (
    <div className={css.drawing}>
      <CourseLine levels={levels}>
        {change === null ? null : (
          <text className={css.savedText} x="5%" y={`${100 - (low + high) / 2}%`} dominantBaseline="central">
            {plansWords.saved(saved)}
          </text>
        )}
      </CourseLine>
    </div>
  )
}

/** A plan's monthly price drawn over time: what is paid, where it steps up, and what the promotion saves until then. */
export const PriceCourse = ({ plan, top }: CourseProps) => {
  const words = courseWords(plan)
  const { first, change, saved } = plan
  return (
    <div className={change === null ? `${css.course} ${css.single}` : css.course}>
      <Drawing plan={plan} top={top} />
      <div className={css.months}>
        <PriceTag {...money(first)} spoken={perMonthSpoken(first)} period={plansWords.period} />
        <p className={css.label}>
          {words.first}
          {change === null ? null : <span className={hidden}>. {plansWords.saved(saved)}</span>}
        </p>
      </div>
      {change === null ? null : (
        <div className={`${css.months} ${css.later}`}>
          <PriceTag {...money(change.later)} spoken={perMonthSpoken(change.later)} size="small" />
          <p className={css.label}>{words.later}</p>
        </div>
      )}
    </div>
  )
}
