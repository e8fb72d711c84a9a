import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { useRetention } from '#ui/features/portal/shared/portal-screen.ts'
import { OptionAcceptView } from './option-accept.view.tsx'

/** An option before it is accepted, over the portal. */
export const OptionAcceptConnected = (connected: Connected) => {
  const { context, screen } = useRetention(connected)
  const { portal } = connected
  return (
    <OptionAcceptView
      {...screen}
      preview={context.preview}
      read={context.draft.read}
      onToggle={(disclosure, isRead) => portal.actor.send({ type: 'disclosure.toggled', disclosure, isRead })}
      onAccept={() => portal.actor.send({ type: 'change.confirmed' })}
      onOther={() => void portal.request('options')}
    />
  )
}
