import type { BrandIdentity } from '#core/brand/brand.ts'
import type { RequestPhase } from '#core/journeys/portal/portal.selectors.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { changeRequestWords as words } from '#ui/content/es/portal/change.ts'
import { PortalFailure } from '#ui/features/portal/shared/portal-failure.view.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './change-failure.css.ts'

/** What went wrong with a change: the failure of the last call, or a request whose result is unknown. */
export type ChangeTrouble = {
  readonly failure: OrchestratorFailure | null
  readonly request: RequestPhase | null
}

export type ChangeFailureProps = {
  readonly trouble: ChangeTrouble
  readonly brand: BrandIdentity
  readonly onRetry: () => void
}

type UnansweredProps = Pick<ChangeFailureProps, 'brand' | 'onRetry'>

/** An unanswered request: the holder retries it by hand, with the same key. */
const Unanswered = ({ brand, onRetry }: UnansweredProps) => {
  const phone = brand.phones.service
  return (
    <Notice tone="danger" title={words.unanswered.title} live>
      <p>{words.unanswered.body}</p>
      <div className={css.ways}>
        <Button variant="secondary" onClick={onRetry}>
          {words.ask}
        </Button>
        <ButtonLink variant="quiet" href={`tel:${phone.dial}`}>
          {words.call(phone.shown)}
        </ButtonLink>
      </div>
    </Notice>
  )
}

/** What went wrong with a change, what it means for the service, and what helps. Renders nothing when nothing did. */
export const ChangeFailure = ({ trouble, brand, onRetry }: ChangeFailureProps) => {
  const { failure, request } = trouble
  if (request === 'unanswered') return <Unanswered brand={brand} onRetry={onRetry} />
  if (request === 'inDoubt')
    return (
      <Notice tone="info" title={words.inDoubt.title} live>
        <p>{words.inDoubt.body}</p>
      </Notice>
    )
  return failure === null ? null : <PortalFailure failure={failure} brand={brand} onRetry={onRetry} />
}
