import { useSyncExternalStore, type ReactNode } from 'react'
import { findOffer } from '#core/catalog/offer.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import { TroubleView } from '#ui/app/trouble.view.tsx'
import { errorPageWords, errorWords } from '#ui/content/es/shared/common.ts'
import { PhoneOver } from '#ui/features/shared/phone-dialog/phone-dialog.connected.tsx'
import { CouponOver } from '#ui/features/shared/coupon-dialog.connected.tsx'
import { HumanCheckConnected } from '#ui/features/shared/human-check.connected.tsx'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import type { Stage } from '../stage/stage.ts'
import { HOME, startedPhone } from './phone.journey.ts'
import { startedCoupon } from './coupon.journey.ts'
import { startedHumanCheck } from './human-verification.journey.ts'
import type { Journey } from './journey.ts'

/** The status of a check, and the page that follows the third failed one. */
const HumanCheckOver = ({ sale, brand }: Pick<Stage, 'sale' | 'brand'>) => {
  const actor = startedHumanCheck(sale)
  const isBlocked = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot().matches('blocked'),
  )
  if (!isBlocked) return <HumanCheckConnected actor={actor} />
  return (
    <TroubleView
      {...errorWords.human}
      scene={<LazyScene name="providerDown" />}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
    />
  )
}

const nothing = (): void => undefined

/** Returns the dialog of a journey over its actor; null for a journey without a dialog of its own. */
export const overlayOf = (name: Journey['name'], { sale, brand }: Stage): ReactNode => {
  if (name === 'coupon')
    return <CouponOver sale={sale} actor={startedCoupon(sale)} brand={brand} onClose={nothing} />
  if (name === 'human-verification') return <HumanCheckOver sale={sale} brand={brand} />
  if (name !== 'phone') return null
  const product = findOffer(selectOffers(sale.actor.getSnapshot()), HOME)
  if (product === undefined) throw new Error('no telephone product is sold')
  return (
    <PhoneOver actor={startedPhone(sale)} product={product} quantity={1} brand={brand} onClose={nothing} />
  )
}
