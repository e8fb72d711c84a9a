import { useEffect, useState } from 'react'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import type { FailureNoticeProps } from '../../shared/failure-notice.view.tsx'
import { fetchable } from '../../shared/lazy.ts'

const { fetchCode, useCode } = fetchable(() => import('../../shared/failure-notice.view.tsx'))

/** Fetches the texts of every failure early, so that they are available when the network fails. */
export const fetchFailureNotice = fetchCode

/** Replaces the notice while its code cannot be loaded: without a connection the failure is known. */
const Unreachable = ({ brand, onRetry }: FailureNoticeProps) => (
  <div role="alert">
    <p>{commonWords.unreachable}</p>
    {onRetry === undefined ? null : (
      <Button variant="secondary" onClick={onRetry}>
        {commonWords.retry}
      </Button>
    )}
    <ButtonLink variant="quiet" href={`tel:${brand.phones.sales.dial}`}>
      {commonWords.call(brand.phones.sales.shown)}
    </ButtonLink>
  </div>
)

/** A rare failure on a screen. The heading announces it at once; this notice gives the details. */
export const LazyFailureNotice = (props: FailureNoticeProps) => {
  const notice = useCode()
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    fetchCode().catch(() => setUnreachable(true))
  }, [])
  if (notice !== null) return <notice.FailureNotice {...props} />
  return isUnreachable ? <Unreachable {...props} /> : null
}
