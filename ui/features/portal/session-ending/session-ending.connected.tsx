import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectEnding, selectIsExtending } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import { portalSessionWords as words } from '#ui/content/es/portal/portal-app.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'

type SessionEndingProps = {
  readonly isOpen: boolean
  readonly isExtending: boolean
  readonly leftMs: number
  readonly onStay: () => void
}

const MINUTE_MS = 60_000

/** Warns that the portal session ends, shows the time left and offers to stay. The screen under it stays. */
const SessionEnding = ({ isOpen, isExtending, leftMs, onStay }: SessionEndingProps) => (
  <Dialog
    urgent
    open={isOpen}
    onClose={onStay}
    title={words.title}
    footer={
      <Button onClick={onStay} busy={isExtending} busyLabel={words.staying}>
        {words.stay}
      </Button>
    }
  >
    <p role="status">{words.left(Math.ceil(leftMs / MINUTE_MS))}</p>
    <p>{words.body}</p>
  </Dialog>
)

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
