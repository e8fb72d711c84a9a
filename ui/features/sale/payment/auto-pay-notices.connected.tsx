import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { PageNotices, usePageModel } from '#ui/features/sale/shared/page-notices.tsx'

/** What the page model of automatic payments says about the deposit (RSK-05). */
export const AutoPayNotices = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => (
  <PageNotices sale={sale} brand={brand} model={usePageModel(sale, 'auto-payment')} only="credit-check" />
)
