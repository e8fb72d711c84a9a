import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { CheckoutWaiting } from './checkout.view.tsx'
import { DetailsConnected } from './details.connected.tsx'

/** The checkout step over the machine: loading, or the form. */
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
  return isFilling ? <DetailsConnected sale={sale} brand={brand} /> : <CheckoutWaiting />
}
