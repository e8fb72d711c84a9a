import { reviewRows, reviewWords, type Reviewed, type ReviewedStep } from './order-review.es.ts'
import * as css from './payment.css.ts'

export type OrderReviewProps = Reviewed & {
  /** Opens the step that changes a row. */
  readonly onChange: (step: ReviewedStep) => void
}

/** The order in short before it is placed, each part with the way to change it. */
export const OrderReview = ({ onChange, ...reviewed }: OrderReviewProps) => (
  <dl className={css.review}>
    {reviewRows(reviewed).map(({ id, label, text, step }) => (
      <div key={id} className={css.reviewed}>
        <dt className={css.reviewLabel}>{label}</dt>
        <dd className={css.reviewText}>{text}</dd>
        <dd className={css.reviewText}>
          <button
            type="button"
            className={css.change}
            aria-label={`${reviewWords.change}: ${label}`}
            onClick={() => onChange(step)}
          >
            {reviewWords.change}
          </button>
        </dd>
      </div>
    ))}
  </dl>
)
