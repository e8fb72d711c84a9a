import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { portalFailureText } from '#ui/content/es/portal/portal-failure.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { referenceOf, referenceWords } from '#ui/content/es/shared/failure-reference.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from '../../shared/failure-notice.css.ts'

export type PortalFailureProps = {
  readonly failure: OrchestratorFailure
  readonly brand: BrandIdentity
  /** Absent where the screen's own button sends the request again. */
  readonly onRetry?: (() => void) | undefined
}

/** A failed portal call: its effect on services, a retry if it can help, and always a phone number. */
export const PortalFailure = ({ failure, brand, onRetry }: PortalFailureProps) => {
  const { title, body, canRetry } = portalFailureText(failure)
  const reference = referenceOf(failure)
  const phone = brand.phones.service
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
