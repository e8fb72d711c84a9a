import { useSelector } from '@xstate/react'
import { selectOffersAgent } from '#core/journeys/portal/portal.selectors.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { pathIn } from '#core/shared/language.ts'
import { currentLanguage } from '#ui/content/language.ts'
import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { openingNow } from '#ui/features/portal/shared/portal-screen.ts'
import { AgentView } from './agent.view.tsx'

/** Returns the number of the change that was requested last, if it can still be undone; null without one. */
const changeNumber = ({ change, overview }: PortalContext): string | null =>
  (change ?? overview?.changes.find(({ state }) => state === 'pending'))?.number ?? null

/** The telephone of the service over the portal. */
export const AgentConnected = ({ portal, brand }: Connected) => {
  const { actor } = portal
  const isMoving = useSelector(actor, selectOffersAgent)
  const isBusy = useSelector(actor, ({ context }) => context.isBusy)
  const number = useSelector(actor, ({ context }) => changeNumber(context))
  return (
    <AgentView
      brand={brand}
      changeNumber={number}
      move={
        isMoving
          ? {
              isBusy,
              onContinue: () => actor.send({ type: 'cancellation.continued' }),
              onKeep: () => actor.send({ type: 'cancellation.dropped' }),
              onOthers: () => actor.send({ type: 'retention.continued' }),
            }
          : null
      }
      openingOf={openingNow}
      helpHref={pathIn(currentLanguage(), labelPages.support)}
      onServices={() => void portal.request('services')}
    />
  )
}
