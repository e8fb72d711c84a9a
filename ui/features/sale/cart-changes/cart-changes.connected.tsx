import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import { selectChangesToReview } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'

const loadView = () => import('./cart-changes.view.tsx')

/** Shows the dialog for cart lines changed in another tab, over any screen. Its code loads when needed. */
export const CartChangesConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandIdentity
}) => {
  const snapshot = useSelector(sale.actor, (state) => state)
  const changes = selectChangesToReview(snapshot)
  const view = useLazy(loadView, changes !== null)
  if (view === null) return null
  const accept = (): void => sale.actor.send({ type: 'changes.accepted' })
  return (
    <view.CartChanges
      changes={changes}
      nameOf={(offerId) => brandText(findOffer(selectOffers(snapshot), offerId)?.name ?? offerId)}
      brand={brand}
      onKeep={accept}
      onReview={() => {
        accept()
        sale.request('configure')
      }}
    />
  )
}
