import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { failureWords } from '#ui/content/es/shared/failure.ts'
import { orderWords } from './es.ts'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './order.css.ts'

type UnplacedProps = {
  readonly failure: CheckoutFailure | null
  readonly brand: BrandIdentity
  readonly onRetry: () => void
  readonly onReview: () => void
  readonly onDevices: () => void
}

/** Why there is no order. A retry, where useful, repeats the order with the same idempotency key. */
export const Unplaced = ({ failure, brand, onRetry, onReview, onDevices }: UnplacedProps) => {
  const words = orderWords.unplaced
  const code = failure?._tag === 'Refused' ? failure.code : null
  const isInLines = code === 'OUT_OF_STOCK' || code === 'TRADE_IN_OPEN'
  const canRetry = failure === null || failureWords(failure, brand).canRetry
  return (
    <>
      {failure === null ? null : <FailureNotice failure={failure} brand={brand} />}
      {canRetry ? <p>{words.sameKey}</p> : null}
      <div className={css.actions}>
        {canRetry ? <Button onClick={onRetry}>{commonWords.retry}</Button> : null}
        {isInLines ? (
          <Button onClick={onDevices}>{code === 'OUT_OF_STOCK' ? words.devices : words.tradeIn}</Button>
        ) : null}
        <Button variant={canRetry || isInLines ? 'quiet' : 'primary'} onClick={onReview}>
          {words.review}
        </Button>
      </div>
    </>
  )
}
