import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useRetention } from '#ui/features/portal/shared/portal-screen.ts'
import { OptionsView } from './options.view.tsx'

/** The best option instead of a cancellation, over the portal. */
export const OptionsConnected = (connected: Connected) => {
  const { context, screen } = useRetention(connected)
  const { actor } = connected.portal
  return (
    <OptionsView
      {...screen}
      options={context.options}
      onChoose={(optionId) => actor.send({ type: 'option.chosen', optionId })}
      onOthers={() => actor.send({ type: 'retention.continued' })}
    />
  )
}
