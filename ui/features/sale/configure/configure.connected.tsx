import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { lineEffect, priceInCart } from '#core/journeys/sale/configure.selectors.ts'
import { selectOffers, selectSaving } from '#core/journeys/sale/sale.selectors.ts'
import { withListedAddOns } from '#core/template/page-content.ts'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'
import { configureWords } from '#ui/content/es/sale/configure.ts'
import { CouponEntry } from '#ui/features/shared/coupon-entry.tsx'
import { PageNotices, usePageModel } from '#ui/features/shared/page-notices.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { TransferEntry } from '#ui/features/shared/transfer-entry.tsx'
import { ConfigureView } from './configure.view.tsx'
import { PhoneEntry } from './phone-entry.tsx'
import { catalogSectionsOf } from './catalog-section.ts'

const loadRoom = () => import('#ui/features/shared/account-room.connected.tsx')

export type ConfigureConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

export const ConfigureConnected = ({ sale, brand }: ConfigureConnectedProps) => {
  const { actor } = sale
  const snapshot = useSelector(actor, (state) => state)
  const model = usePageModel(sale, 'configure-products-dotcom')
  const { cart, failure } = snapshot.context
  const { wanted } = cart
  const sold = selectOffers(snapshot)
  const room = useLazy(
    loadRoom,
    sold.some(({ accountLimit }) => accountLimit !== undefined),
  )
  const plan = sold.find(
    ({ id, role, lineOfBusiness }) =>
      role === 'plan' && lineOfBusiness === 'Internet' && quantityOf(wanted, id) > 0,
  )
  if (plan === undefined) return null

  const change = (offerId: OfferId, quantity: number): void =>
    actor.send({ type: 'item.changed', offerId, quantity })

  return (
    <ConfigureView
      plan={plan}
      sections={catalogSectionsOf(withListedAddOns(model, sold), wanted, (id, quantity) =>
        priceInCart(snapshot.context, id, quantity),
      )}
      lineEffect={lineEffect(snapshot.context)}
      saving={selectSaving(snapshot)}
      failure={
        failure === null ? null : (
          <LazyFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        )
      }
      transfer={
        <TransferEntry sale={sale} snapshot={snapshot} brand={brand} label={configureWords.transfer} />
      }
      notices={<PageNotices sale={sale} brand={brand} model={model} />}
      coupons={<CouponEntry sale={sale} brand={brand} />}
      renderNumbers={({ offer, quantity }) => (
        <PhoneEntry sale={sale} product={offer} quantity={quantity} brand={brand} />
      )}
      renderRoom={(offer) => (room === null ? null : <room.AccountRoomNote sale={sale} offer={offer} />)}
      onQuantity={change}
      onChangePlan={() => sale.request(sale.shopping.getSnapshot().context.choicePage)}
    />
  )
}
