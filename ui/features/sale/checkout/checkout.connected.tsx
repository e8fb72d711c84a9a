import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { CheckoutWaiting } from './checkout.view.tsx'
import { DetailsConnected } from './details.connected.tsx'

/** The checkout step over the machine: loading, the notice that its code cannot be loaded, or the form. */
export const CheckoutConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandIdentity
}) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const isFilling = snapshot.matches({ filling: 'details' })
  useRestoredFocus(String(isFilling))
  if (isFilling) return <DetailsConnected sale={sale} brand={brand} />
  const { failure } = snapshot.context
  return (
    <CheckoutWaiting>
      {failure === null ? undefined : (
        <LazyFailureNotice
          failure={failure}
          brand={brand}
          onRetry={() => checkout.send({ type: 'retry.requested' })}
        />
      )}
    </CheckoutWaiting>
  )
}
