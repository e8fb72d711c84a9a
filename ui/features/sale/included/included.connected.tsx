import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectOffers, selectOutcome, selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import { stepOfOutcome } from '#core/routes/routes.ts'
import { PageNotices } from '#ui/features/sale/shared/page-notices.tsx'
import { useShop } from '#ui/features/sale/shared/use-shop.tsx'
import { IncludedView } from './included.view.tsx'

export type IncludedConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

/** What the session's address includes. Continues to the page where its outcome starts shopping (TPL-08). */
export const IncludedConnected = ({ sale, brand }: IncludedConnectedProps) => {
  const { snapshot, model, page } = useShop(sale, brand, 'included')
  const outcome = selectOutcome(snapshot)
  const landing = stepOfOutcome(outcome.kind)
  return (
    <IncludedView
      page={{
        ...page,
        isEmpty: selectOffers(snapshot).length === 0,
        notices: <PageNotices sale={sale} brand={brand} model={model} only="activate" />,
      }}
      brandName={brand.name}
      building={outcome.kind === 'bulkIncluded' ? outcome.building : null}
      hasEquipment={selectServiceAddress(snapshot)?.productReady === true}
      onNext={() => sale.request(landing === 'outcome' ? 'products' : landing)}
    />
  )
}
