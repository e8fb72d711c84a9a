import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useRetention } from '#ui/features/portal/shared/portal-screen.ts'
import { cheapestOf } from '#ui/features/portal/shared/option-list.view.tsx'
import { AdditionalOptionView } from './additional-option.view.tsx'

/** The options after the best one, over the portal. */
export const AdditionalOptionConnected = (connected: Connected) => {
  const { context, screen } = useRetention(connected)
  const { portal } = connected
  return (
    <AdditionalOptionView
      {...screen}
      options={context.options?.slice(1) ?? null}
      cheapest={cheapestOf(context.options ?? [])}
      onChoose={(optionId) => portal.actor.send({ type: 'option.chosen', optionId })}
      onBack={() => void portal.request('options')}
    />
  )
}
