import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isInternetHeld, isPlanOf } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { lineEffect, priceInCart, selectConfiguration } from '#core/journeys/sale/configure.selectors.ts'
import { selectSaving } from '#core/journeys/sale/sale.selectors.ts'
import { offersIn } from '#core/journeys/sale/sale.cart-updates.ts'
import { withListedAddOns } from '#core/template/page-content.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { configureWords } from './es.ts'
import { CouponEntry } from '#ui/features/sale/shared/coupon-entry.tsx'
import { PageNotices, usePageModel } from '#ui/features/sale/shared/page-notices.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { TransferEntry } from '#ui/features/sale/shared/transfer-entry.tsx'
import { ConfigureView } from './configure.view.tsx'
import { PhoneEntry } from './phone-entry.tsx'
import { catalogSectionsOf, type Item } from './catalog-section.ts'

const loadRoom = () => import('#ui/features/sale/shared/account-area.connected.tsx')

export type ConfigureConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

export const ConfigureConnected = ({ sale, brand }: ConfigureConnectedProps) => {
  const { actor } = sale
  const configuration = useSelector(actor, selectConfiguration, shallowEqual)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const saving = useSelector(actor, selectSaving)
  const model = usePageModel(sale, 'configure-products-dotcom')
  const { wanted } = configuration
  const sold = offersIn(configuration)
  const room = useLazy(
    loadRoom,
    sold.some(({ accountLimit, isPlanHeld }) => accountLimit !== undefined || isPlanHeld),
  )
  const line = wanted.find(isPlanOf(sold, 'Internet'))
  const plan = line && findOffer(sold, line.offerId)
  const sections = useMemo(
    () =>
      catalogSectionsOf(
        withListedAddOns(model, offersIn(configuration)),
        configuration.wanted,
        (id, quantity) => priceInCart(configuration, id, quantity),
      ),
    [model, configuration],
  )
  const effect = useMemo(() => lineEffect(configuration), [configuration])
  const change = useCallback(
    (offerId: OfferId, quantity: number) => actor.send({ type: 'item.changed', offerId, quantity }),
    [actor],
  )
  const renderNumbers = useCallback(
    ({ offer, quantity }: Item) => (
      <PhoneEntry sale={sale} product={offer} quantity={quantity} brand={brand} />
    ),
    [sale, brand],
  )
  const customize = useCallback(() => void sale.request('customize'), [sale])
  const renderRoom = useCallback(
    (offer: Offer) => (room === null ? null : <room.AccountRoomNote sale={sale} offer={offer} />),
    [sale, room],
  )
  if (plan === undefined && !isInternetHeld(sold)) return null

  return (
    <ConfigureView
      plan={plan}
      account={room === null ? null : <room.AccountServices sale={sale} />}
      sections={sections}
      lineEffect={effect}
      saving={saving}
      failure={
        failure === null ? null : (
          <LazyFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        )
      }
      transfer={<TransferEntry sale={sale} brand={brand} label={configureWords.transfer} />}
      notices={<PageNotices sale={sale} brand={brand} model={model} except="noAddOns" />}
      coupons={<CouponEntry sale={sale} brand={brand} />}
      renderNumbers={renderNumbers}
      renderRoom={renderRoom}
      onQuantity={change}
      onCustomize={customize}
      onChangePlan={() => sale.request(sale.shopping.getSnapshot().context.choicePage)}
    />
  )
}
