import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { PortalFailure } from '#ui/features/portal/shared/portal-failure.view.tsx'
import { MoveVisit } from '#ui/features/shared/visit-choice/move-visit.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { accountOrdersWords } from './account-orders.es.ts'

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

export type VisitDialogsProps = {
  readonly actor: Portal['actor']
  readonly context: Pick<PortalContext, 'overview' | 'visit' | 'failure' | 'isBusy'>
  readonly brand: BrandIdentity
  /** The order whose visit the customer is about to cancel. */
  readonly cancelling: OrderNumber | null
  readonly onKeep: () => void
}

/** Returns the visit of an order of the account; null without one. */
export const visitIn = (
  overview: PortalContext['overview'],
  number: OrderNumber | null,
): InstallationWindow | null =>
  overview?.orders.find(({ orderNumber }) => orderNumber === number)?.visit ?? null

/** The dialogs that move or agree, and cancel a visit. One is open at most; it closes when that is done. */
export const VisitDialogs = ({ actor, context, brand, cancelling, onKeep }: VisitDialogsProps) => {
  const { overview, visit, failure, isBusy } = context
  const isOfOrder = overview?.orders.some(({ orderNumber }) => orderNumber === visit?.orderNumber) === true
  const cancelled = visitIn(overview, cancelling)
  if (visit !== null && isOfOrder) {
    const { orderNumber } = visit
    const refresh = (): void => actor.send({ type: 'visit.opened', orderNumber })
    return (
      <MoveVisit
        brand={brand}
        visit={visitIn(overview, visit.orderNumber)}
        windows={visit.windows}
        today={visit.today}
        trouble={
          failure === null ? null : <PortalFailure failure={failure} brand={brand} onRetry={refresh} />
        }
        isBusy={isBusy}
        onMove={(windowId) => actor.send({ type: 'visit.moved', orderNumber, windowId })}
        onRefresh={refresh}
        onClose={() => actor.send({ type: 'visit.closed' })}
      />
    )
  }
  return cancelling === null || cancelled === null ? null : (
    <CancelVisit
      brand={brand}
      visit={cancelled}
      failure={failure}
      isBusy={isBusy}
      onCancel={() => actor.send({ type: 'visit.cancelled', orderNumber: cancelling })}
      onClose={onKeep}
    />
  )
}
