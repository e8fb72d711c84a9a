import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useRetention } from '#ui/features/portal/shared/portal-screen.ts'
import { ReasonsView } from './reasons.view.tsx'

/** The reason of a cancellation over the portal. */
export const ReasonsConnected = (connected: Connected) => {
  const { context, screen } = useRetention(connected)
  const { actor } = connected.portal
  return (
    <ReasonsView
      {...screen}
      chosen={context.draft.reason ?? undefined}
      onReason={(reason) => actor.send({ type: 'reason.chosen', reason })}
    />
  )
}
