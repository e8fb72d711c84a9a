import type { Cents } from '#core/shared/money.ts'
import { courseWords, perMonthSpoken, plansWords } from '#ui/content/es/landing.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import type { PlanFacts } from './landing-facts.ts'
import * as css from './price-course.css.ts'

type CourseProps = {
  readonly plan: PlanFacts
  /** The amount in cents that reaches to the top: the same for all plans, so that they can be compared. */
  readonly top: number
}

/** Where in the drawing's width the first price ends, as the columns of the figures do. */
const TURN = 62
/** The share of the drawing's height that the highest price takes. */
const FULL = 92

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`

const Drawing = ({ plan: { first, change, saved }, top }: CourseProps) => {
  const heightOf = (amount: Cents): number => (amount / top) * FULL
  const low = 100 - heightOf(first)
  if (change === null)
    return (
      <svg className={css.drawing} aria-hidden>
        <rect className={css.paid} y={percent(low)} width="100%" height={percent(100 - low)} />
        <line className={css.line} y1={percent(low)} x2="100%" y2={percent(low)} />
      </svg>
    )
  const high = 100 - heightOf(change.later)
  const turn = percent(TURN)
  return (
    <svg className={css.drawing} aria-hidden>
      <rect className={css.paid} y={percent(low)} width="100%" height={percent(100 - low)} />
      <rect
        className={css.paid}
        x={turn}
        y={percent(high)}
        width={percent(100 - TURN)}
        height={percent(low - high)}
      />
      <rect className={css.saved} y={percent(high)} width={turn} height={percent(low - high)} />
      <line className={css.whole} y1={percent(high)} x2={turn} y2={percent(high)} />
      <line className={css.line} y1={percent(low)} x2={turn} y2={percent(low)} />
      <line className={css.line} x1={turn} y1={percent(low)} x2={turn} y2={percent(high)} />
      <line className={css.line} x1={turn} y1={percent(high)} x2="100%" y2={percent(high)} />
      <text className={css.savedText} x="5%" y={percent((low + high) / 2)} dominantBaseline="central">
        {plansWords.saved(saved)}
      </text>
    </svg>
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
