import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleSnapshot } from '#core/journeys/sale/sale.selectors.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import type { ShopEndpoint } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import { LazyFailureNotice } from './lazy-failure-notice.tsx'
import { PageNotices, usePageModel } from './page-notices.tsx'
import type { ShopPageProps } from './shop-page.tsx'

const stateOf = (snapshot: ShoppingSnapshot): ShopPageProps['state'] => {
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('open') ? 'open' : 'loading'
}

/** The sale and the page model as a page of the shop reads them, and the properties that all these pages share. */
export type Shop = {
  readonly snapshot: SaleSnapshot
  readonly model: PageModel | null
  readonly page: Pick<
    ShopPageProps,
    'address' | 'state' | 'failure' | 'notices' | 'phone' | 'onChangeAddress'
  >
}

/** Reads the sale and the model of a page of the shop. A failure to load or to save is a notice with a retry. */
export const useShop = (sale: Sale, brand: BrandIdentity, endpoint: ShopEndpoint): Shop => {
  const { actor, shopping } = sale
  const snapshot = useSelector(actor, (now) => now)
  const state = useSelector(shopping, stateOf)
  const loading = useSelector(shopping, ({ context }) => context.failure)
  const model = usePageModel(sale, endpoint)
  const place = selectServiceAddress(snapshot)
  const failure = loading ?? snapshot.context.failure
  return {
    snapshot,
    model,
    page: {
      address: place === null ? '' : serviceAddressText(place),
      state,
      failure:
        failure === null ? null : (
          <LazyFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => (loading === null ? actor : shopping).send({ type: 'retry.requested' })}
          />
        ),
      notices: <PageNotices sale={sale} brand={brand} model={model} />,
      phone: brand.phones.sales,
      onChangeAddress: () => sale.request('address'),
    },
  }
}
