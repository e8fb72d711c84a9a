import type { ReactNode } from 'react'
import { findOffer } from '#core/catalog/offer.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import { PhoneOver } from '#ui/features/sale/configure/phone-dialog.connected.tsx'
import { CouponOver } from '#ui/features/shared/coupon-dialog.connected.tsx'
import type { Stage } from '../stage/stage.ts'
import { HOME, startedPhone } from './phone.journey.ts'
import { startedCoupon } from './coupon.journey.ts'
import type { Journey } from './journey.ts'

const nothing = (): void => undefined

/** Returns the dialog of a journey over its actor; null for a journey without a dialog of its own. */
export const overlayOf = (name: Journey['name'], { sale, brand }: Stage): ReactNode => {
  if (name === 'coupon')
    return <CouponOver sale={sale} actor={startedCoupon(sale)} brand={brand} onClose={nothing} />
  if (name !== 'phone') return null
  const product = findOffer(selectOffers(sale.actor.getSnapshot()), HOME)
  if (product === undefined) throw new Error('no telephone product is sold')
  return (
    <PhoneOver actor={startedPhone(sale)} product={product} quantity={1} brand={brand} onClose={nothing} />
  )
}
