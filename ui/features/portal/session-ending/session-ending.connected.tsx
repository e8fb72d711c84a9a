import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectEnding, selectIsExtending } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { SessionEnding } from './session-ending.view.tsx'

const TICK_MS = 1_000

/** The warning over any screen of the portal. It is open while the session ends, and while it is being extended. */
export const SessionEndingConnected = ({ portal: { actor } }: { readonly portal: Portal }) => {
  const endsAt = useSelector(actor, selectEnding)
  const isExtending = useSelector(actor, selectIsExtending)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (endsAt === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <SessionEnding
      isOpen={endsAt !== null}
      isExtending={isExtending}
      leftMs={Math.max(0, (endsAt ?? now) - now)}
      onStay={() => actor.send({ type: 'session.due' })}
    />
  )
}
