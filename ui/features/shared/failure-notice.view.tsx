import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { referenceOf, referenceWords } from '#ui/content/es/shared/failure-reference.ts'
import { failureWords } from '#ui/content/es/shared/failure.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './failure-notice.css.ts'

export type FailureNoticeProps = {
  readonly failure: CheckoutFailure
  readonly brand: BrandIdentity
  /** Absent where the form's own button retries. */
  readonly onRetry?: (() => void) | undefined
}

/** A failure with its meaning and the next steps: a retry where it can help, and always a phone number. */
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
