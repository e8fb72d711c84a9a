import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleSnapshot } from '#core/journeys/sale/sale.selectors.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { LazyFailureNotice } from './lazy-failure-notice.tsx'
import type { ShopPageProps } from './shop-page.tsx'

const stateOf = (snapshot: ShoppingSnapshot): ShopPageProps['state'] => {
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('open') ? 'open' : 'loading'
}

/** The sale as a page of the shop reads it, and the properties that all these pages share. */
export type Shop = {
  readonly snapshot: SaleSnapshot
  readonly page: Pick<ShopPageProps, 'address' | 'state' | 'failure' | 'phone' | 'onChangeAddress'>
}

/** Reads the sale for a page of the shop. A failure to load or to save is a notice with a retry. */
export const useShop = (sale: Sale, brand: BrandIdentity): Shop => {
  const { actor, shopping } = sale
  const snapshot = useSelector(actor, (now) => now)
  const state = useSelector(shopping, stateOf)
  const loading = useSelector(shopping, ({ context }) => context.failure)
  const place = selectServiceAddress(snapshot)
  const failure = loading ?? snapshot.context.failure
  return {
    snapshot,
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
      phone: brand.phones.sales,
      onChangeAddress: () => sale.request('address'),
    },
  }
}
