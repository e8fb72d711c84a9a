import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { accountOrdersWords } from './account-orders.es.ts'
import { PortalFailure } from '#ui/features/portal/shared/portal-failure.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'

export type CancelVisitProps = {
  readonly brand: BrandIdentity
  readonly visit: InstallationWindow
  readonly failure: OrchestratorFailure | null
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onClose: () => void
}

/** Asks once before a visit is cancelled, and says what happens then. */
export const CancelVisit = ({ brand, visit, failure, isBusy, onCancel, onClose }: CancelVisitProps) => {
  const words = accountOrdersWords.cancelling
  return (
    <Dialog
      open
      urgent
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button busy={isBusy} busyLabel={words.busy} onClick={onCancel}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.body(visit)}</p>
      {failure === null ? null : <PortalFailure failure={failure} brand={brand} />}
    </Dialog>
  )
}
