import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { busyPageWords } from '#ui/content/es/shared/site.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The page that replaces every page while the server accepts no more visitors. It offers to wait or to call. */
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
