import { portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { PortalWaiting } from '#ui/features/portal/shared/portal-waiting.view.tsx'
import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useRequestedChange } from '#ui/features/portal/shared/use-requested-change.ts'
import { ServicePendingView } from './service-pending.view.tsx'

/** A requested cancellation over the portal. */
export const ServicePendingConnected = (connected: Connected) => {
  const shown = useRequestedChange(connected)
  return shown === null ? (
    <PortalWaiting title={portalTitles.servicePending} />
  ) : (
    <ServicePendingView {...shown} />
  )
}
