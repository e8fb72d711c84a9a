import { portalSessionWords as words } from '#ui/content/es/portal/portal-app.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'

export type SessionEndingProps = {
  readonly isOpen: boolean
  readonly isExtending: boolean
  readonly leftMs: number
  readonly onStay: () => void
}

const MINUTE_MS = 60_000

/** Warns that the session of the portal ends, shows the remaining time and offers to stay. The dialog preserves the screen under it. */
export const SessionEnding = ({ isOpen, isExtending, leftMs, onStay }: SessionEndingProps) => (
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
