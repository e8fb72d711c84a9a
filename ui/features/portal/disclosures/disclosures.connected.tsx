import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useChangeStep } from '#ui/features/portal/shared/portal-screen.ts'
import { DisclosuresView } from './disclosures.view.tsx'

/** What the customer confirms to have read, over the portal. */
export const DisclosuresConnected = (connected: Connected) => {
  const { context, step } = useChangeStep(connected, 'billingCycle')
  const { actor } = connected.portal
  const { read, returnMethod } = context.draft
  return (
    <DisclosuresView
      {...step}
      read={read}
      returnMethod={returnMethod}
      onToggle={(disclosure, isRead) => actor.send({ type: 'disclosure.toggled', disclosure, isRead })}
      onReturn={(method) => actor.send({ type: 'return.chosen', returnMethod: method })}
      onNext={() => actor.send({ type: 'disclosures.confirmed' })}
    />
  )
}
