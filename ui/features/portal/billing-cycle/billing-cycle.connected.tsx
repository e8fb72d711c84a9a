import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useChangeStep } from '#ui/features/portal/shared/portal-screen.ts'
import { BillingCycleView } from './billing-cycle.view.tsx'

/** The choice of the end date over the portal. */
export const BillingCycleConnected = (connected: Connected) => {
  const { context, step } = useChangeStep(connected, 'reasons')
  const { actor } = connected.portal
  return (
    <BillingCycleView
      {...step}
      timing={context.draft.timing}
      onTiming={(timing) => actor.send({ type: 'timing.chosen', timing })}
      onNext={() => actor.send({ type: 'timing.confirmed' })}
    />
  )
}
