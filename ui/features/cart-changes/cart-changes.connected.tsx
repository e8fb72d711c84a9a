import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { changesElsewhere } from '#core/journeys/shopping/shopping.selectors.ts'
import { useLate } from '#ui/features/late.ts'

const loadView = () => import('./cart-changes.view.tsx')

/** The question about lines that changed without this tab, over whatever screen is shown; its code comes when there is something to ask. */
export const CartChangesConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandFace }) => {
  const shopping = useSelector(sale.shopping, ({ context }) => context)
  const isOrdering = useSelector(
    sale.checkout,
    (snapshot) => isOrderUnderWay(snapshot) || snapshot.matches('placed'),
  )
  const changes = isOrdering ? null : changesElsewhere(shopping)
  const view = useLate(loadView, changes !== null)
  if (view === null) return null
  const accept = (): void => sale.shopping.send({ type: 'changes.accepted' })
  return (
    <view.CartChanges
      changes={changes}
      nameOf={(offerId) => findOffer(shopping.offers?.catalog.offers ?? [], offerId)?.name ?? offerId}
      brand={brand}
      onKeep={accept}
      onReview={() => {
        accept()
        sale.request('configure')
      }}
    />
  )
}
