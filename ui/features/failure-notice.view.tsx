import type { BrandFace } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { failureWords, referenceOf, referenceWords } from '#ui/content/es/failure.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './failure-notice.css.ts'

export type FailureNoticeProps = {
  readonly failure: CheckoutFailure
  readonly brand: BrandFace
  /** Left out where trying again is the form's own button. */
  readonly onRetry?: (() => void) | undefined
}

/** What went wrong, what it means, and the ways on: try again where that can help, and a telephone always. */
export const FailureNotice = ({ failure, brand, onRetry }: FailureNoticeProps) => {
  const { title, body, canRetry } = failureWords(failure, brand)
  const reference = referenceOf(failure)
  const phone = brand.phones.sales
  return (
    <Notice tone="danger" title={title} live>
      <p>{body}</p>
      <div className={css.ways}>
        {canRetry && onRetry !== undefined ? (
          <Button variant="secondary" onClick={onRetry}>
            {commonWords.retry}
          </Button>
        ) : null}
        <ButtonLink variant="quiet" href={`tel:${phone.dial}`}>
          {commonWords.call(phone.shown)}
        </ButtonLink>
      </div>
      {reference === null ? null : <p className={small}>{referenceWords(reference)}</p>}
    </Notice>
  )
}
