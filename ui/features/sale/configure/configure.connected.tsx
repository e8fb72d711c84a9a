import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { lineEffect, priceInCart } from '#core/journeys/sale/configure.selectors.ts'
import { selectOffers, selectSaving } from '#core/journeys/sale/sale.selectors.ts'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'
import { configureWords } from '#ui/content/es/sale/configure.ts'
import { CouponEntry } from '#ui/features/shared/coupon-entry.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ConfigureView } from './configure.view.tsx'
import { PhoneEntry } from './phone-entry.tsx'
import { catalogSectionsOf } from './catalog-section.ts'

const loadTransfer = () => import('./transfer.connected.tsx')

export type ConfigureConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

export const ConfigureConnected = ({ sale, brand }: ConfigureConnectedProps) => {
  const { actor } = sale
  const snapshot = useSelector(actor, (state) => state)
  const [isMoving, setMoving] = useState(false)
  const transfer = useLazy(loadTransfer, isMoving)
  const { cart, failure, answer } = snapshot.context
  const { wanted } = cart
  const sold = selectOffers(snapshot)
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
      sections={catalogSectionsOf(sold, wanted, (id, quantity) =>
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
        sale.visitor === null || answer === null ? null : (
          <>
            <Button variant="quiet" onClick={() => setMoving(true)}>
              {configureWords.transfer}
            </Button>
            {isMoving && transfer !== null ? (
              <transfer.TransferConnected
                visitor={sale.visitor}
                address={answer.providedAddress}
                brand={brand}
                onClose={() => setMoving(false)}
              />
            ) : null}
          </>
        )
      }
      coupons={<CouponEntry sale={sale} brand={brand} />}
      renderNumbers={({ offer, quantity }) => (
        <PhoneEntry sale={sale} product={offer} quantity={quantity} brand={brand} />
      )}
      onQuantity={change}
      onChangePlan={() => sale.request('products')}
    />
  )
}
