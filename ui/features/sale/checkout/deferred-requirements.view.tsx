import type { BrandIdentity } from '#core/brand/brand.ts'
import type { RequirementPart } from '#core/checkout/requirements.ts'
import { checkoutWords } from './es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './checkout.css.ts'

export type DeferredRequirementsProps = {
  readonly missing: readonly RequirementPart[]
  readonly brand: BrandIdentity
  readonly onReload: () => void
}

/** The parts of the checkout that could not be loaded, a button to load them now, and a phone number (CHK-20). */
export const DeferredRequirements = ({ missing, brand, onReload }: DeferredRequirementsProps) => {
  const words = checkoutWords.missing
  const phone = brand.phones.sales
  return (
    <Notice tone="danger" title={words.title(missing)} live>
      <p>{words.body}</p>
      <div className={css.ways}>
        <Button variant="secondary" onClick={onReload}>
          {commonWords.retry}
        </Button>
        <ButtonLink variant="quiet" href={`tel:${phone.dial}`}>
          {commonWords.call(phone.shown)}
        </ButtonLink>
      </div>
    </Notice>
  )
}
