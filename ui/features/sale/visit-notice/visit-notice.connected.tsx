import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'

const loadView = () => import('./visit-notice.view.tsx')

type VisitNoticeProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly step: SaleStep | null
}

/** The shop's visitor notices: restored cart, refused code, referral. Their code loads when needed. */
export const VisitNoticeConnected = ({ sale, brand, step }: VisitNoticeProps) => {
  const { restore, missingDevices, origin } = useSelector(sale.actor, ({ context }) => context.visitor)
  const referral = origin?.referral ?? null
  const isWanted =
    (step === 'products' || step === 'configure') &&
    (restore !== 'none' || (referral !== null && referral.status !== 'notApplicable'))
  const view = useLazy(loadView, isWanted)
  return isWanted && view !== null ? (
    <view.VisitNotices restore={restore} missingDevices={missingDevices} referral={referral} brand={brand} />
  ) : null
}
