import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useChangeStep } from '#ui/features/portal/shared/portal-screen.ts'
import { ServiceConfirmationView } from './service-confirmation.view.tsx'

/** The review of a cancellation over the portal. */
export const ServiceConfirmationConnected = (connected: Connected) => {
  const { context, step } = useChangeStep(connected, 'disclosures')
  const { portal } = connected
  const { reason, returnMethod } = context.draft
  return (
    <ServiceConfirmationView
      {...step}
      reason={reason}
      returnMethod={returnMethod}
      onConfirm={() => portal.actor.send({ type: 'change.confirmed' })}
      onDate={() => void portal.request('billingCycle')}
    />
  )
}
