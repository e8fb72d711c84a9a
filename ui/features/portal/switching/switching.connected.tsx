import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useRetention } from '#ui/features/portal/shared/portal-screen.ts'
import { presentPlan, smallerPlans } from './compared-plans.ts'
import { SwitchingView } from './switching.view.tsx'

/** The comparison with smaller plans over the portal. */
export const SwitchingConnected = (connected: Connected) => {
  const { context, screen } = useRetention(connected)
  const { actor } = connected.portal
  return (
    <SwitchingView
      {...screen}
      present={presentPlan(context)}
      smaller={smallerPlans(context)}
      onChoose={(optionId) => actor.send({ type: 'option.chosen', optionId })}
      onOptions={() => actor.send({ type: 'retention.continued' })}
    />
  )
}
