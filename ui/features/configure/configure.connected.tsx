import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import { LateFailureNotice } from '#ui/features/late-failure-notice.tsx'
import { ConfigureView, type ConfigureViewProps } from './configure.view.tsx'
import { shelvesOf } from './shelf.ts'

export type ConfigureConnectedProps = { readonly sale: Sale; readonly brand: BrandFace }

const savingOf = (snapshot: ShoppingSnapshot): ConfigureViewProps['saving'] => {
  if (snapshot.matches({ open: { saving: 'sending' } })) return 'sending'
  return snapshot.matches({ open: { saving: 'stuck' } }) ? 'stuck' : 'saved'
}

export const ConfigureConnected = ({ sale, brand }: ConfigureConnectedProps) => {
  const { shopping } = sale
  const { offers, wanted, failure } = useSelector(shopping, (snapshot) => snapshot.context)
  const saving = useSelector(shopping, savingOf)
  const sold = offers?.catalog.offers ?? []
  const plan = sold.find(
    ({ id, role, lineOfBusiness }) =>
      role === 'plan' && lineOfBusiness === 'Internet' && quantityOf(wanted, id) > 0,
  )
  if (plan === undefined) return null

  // A refused change holds the saving up until something else is wanted.
  const change = (offerId: OfferId, quantity: number): void => {
    if (saving === 'stuck') sale.request('configure')
    shopping.send({ type: 'item.changed', offerId, quantity })
    if (saving === 'stuck') shopping.send({ type: 'retry.requested' })
  }

  return (
    <ConfigureView
      plan={plan}
      shelves={shelvesOf(sold, wanted)}
      saving={saving}
      failure={
        failure === null ? null : (
          <LateFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => shopping.send({ type: 'retry.requested' })}
          />
        )
      }
      onQuantity={change}
      onChangePlan={() => sale.request('products')}
    />
  )
}
