import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { busyPageWords } from '#ui/content/es/site.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { SiteFrame } from './site-frame.tsx'

/** What any page says while the server takes nobody more: wait, or call. */
export const BusyPage = ({ brand }: { readonly brand: Brand }) => {
  const { dial, shown } = brand.phones.sales
  return (
    <SiteFrame brand={brand}>
      <Outcome
        scene="providerDown"
        title={busyPageWords.title}
        actions={<ButtonLink href={`tel:${dial}`}>{commonWords.call(shown)}</ButtonLink>}
      >
        <p>{busyPageWords.body}</p>
      </Outcome>
    </SiteFrame>
  )
}
