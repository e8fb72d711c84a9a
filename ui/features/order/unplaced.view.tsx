import type { BrandFace } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { failureWords } from '#ui/content/es/failure.ts'
import { orderWords } from '#ui/content/es/payment.ts'
import { FailureNotice } from '#ui/features/failure-notice.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './order.css.ts'

type UnplacedProps = {
  readonly failure: CheckoutFailure | null
  readonly brand: BrandFace
  readonly onRetry: () => void
  readonly onReview: () => void
}

const words = orderWords.unplaced

/** Why there is no order, and the same order again under the same key where that can help. */
export const Unplaced = ({ failure, brand, onRetry, onReview }: UnplacedProps) => {
  const canRetry = failure === null || failureWords(failure, brand).canRetry
  return (
    <>
      {failure === null ? null : <FailureNotice failure={failure} brand={brand} />}
      {canRetry ? <p>{words.sameKey}</p> : null}
      <div className={css.actions}>
        {canRetry ? <Button onClick={onRetry}>{commonWords.retry}</Button> : null}
        <Button variant={canRetry ? 'quiet' : 'primary'} onClick={onReview}>
          {words.review}
        </Button>
      </div>
    </>
  )
}
