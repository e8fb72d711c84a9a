import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { CheckoutFailed, CheckoutWaiting } from './checkout.view.tsx'
import { DetailsConnected } from './details.connected.tsx'

/** The checkout step over the machine: loading, failed, or the form. */
export const CheckoutConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandIdentity
}) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const { failure } = snapshot.context
  const isFailed = snapshot.matches('failed') && failure !== null
  const isFilling = snapshot.matches({ filling: 'details' })
  useRestoredFocus(isFailed ? 'failed' : String(isFilling))
  if (isFailed)
    return (
      <CheckoutFailed
        failure={failure}
        brand={brand}
        onRetry={() => checkout.send({ type: 'retry.requested' })}
      />
    )
  return isFilling ? <DetailsConnected sale={sale} brand={brand} /> : <CheckoutWaiting />
}
