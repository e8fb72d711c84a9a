import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { PortalWaiting } from '#ui/features/portal/shared/portal-waiting.view.tsx'
import { BalanceDetailsView } from './balance-details.view.tsx'

/** The balance and the bills over the portal. */
export const BalanceDetailsConnected = ({
  portal: { actor },
  brand,
}: {
  readonly portal: Portal
  readonly brand: BrandIdentity
}) => {
  const { overview, openBill, failure, isBusy } = useSelector(actor, ({ context }) => context)
  if (overview === null) return <PortalWaiting title={portalTitles.balanceDetails} />
  return (
    <BalanceDetailsView
      overview={overview}
      brand={brand}
      openBill={openBill}
      failure={failure}
      onOpen={(billId) => actor.send({ type: 'bill.opened', billId })}
      isBusy={isBusy}
      onAutoPay={(isOn) => actor.send({ type: 'autoPay.changed', isOn })}
      onRetry={() => actor.send({ type: 'overview.reloaded' })}
    />
  )
}
