import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { FailureNotice } from '../../shared/failure-notice.view.tsx'

type CodeFailureProps = {
  readonly failure: OrchestratorFailure | null
  readonly brand: BrandIdentity
  /** What a wrong code means here. */
  readonly wrong: { readonly title: string; readonly body: string }
}

/** The failure of a call with a typed code. Wrong codes and unknown records have the form's text (S24). */
export const CodeFailure = ({ failure, brand, wrong }: CodeFailureProps) => {
  if (failure === null) return null
  if (failure._tag !== 'Refused' || failure.code !== 'NOT_FOUND')
    return <FailureNotice failure={failure} brand={brand} />
  return (
    <Notice tone="danger" title={wrong.title} live>
      <p>{wrong.body}</p>
      <ButtonLink variant="quiet" href={`tel:${brand.phones.service.dial}`}>
        {commonWords.call(brand.phones.service.shown)}
      </ButtonLink>
    </Notice>
  )
}
