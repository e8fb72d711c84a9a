import type { OrderPlace } from '../checkout/order-message.ts'
import type { OrderNumber } from '../checkout/order.ts'
import type { VisitInstants } from '../schedule/visit-instants.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { PaymentSummary } from '../payment/payment.ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import type { ServiceChange } from './service-change.ts'

type Recipient = { readonly email: string; readonly firstName: string }

export type ChangeMessageKind = 'changeRequested' | 'changeWithdrawn' | 'changeDone'

type ChangeMessageOf<Kind extends ChangeMessageKind> = Recipient & {
  readonly kind: Kind
  readonly change: ServiceChange
  readonly serviceNames: readonly string[]
}

/**
 * A message about a change of an account, as data: it was requested, withdrawn, or has taken effect. `serviceNames` are
 * the names of the services that it concerns (MSG-09).
 */
export type ChangeMessage = { [Kind in ChangeMessageKind]: ChangeMessageOf<Kind> }[ChangeMessageKind]

export type VisitMessageKind = 'visitMoved' | 'visitCancelled'

type VisitMessageOf<Kind extends VisitMessageKind> = Recipient & {
  readonly kind: Kind
  readonly orderNumber: OrderNumber
  readonly visit: InstallationWindow
  readonly isSiteVisit?: true
  readonly place: OrderPlace
  readonly visitAt: VisitInstants
  readonly sequence: number
  readonly toldAt: EpochMs
}

/**
 * A message about an order's visit, as data: moved to `visit`, or `visit` is cancelled and agreed by telephone instead.
 * Its calendar entry has the order's uid. `sequence`: its increasing revision, the seconds since the order (MSG-10).
 */
export type VisitMessage = { [Kind in VisitMessageKind]: VisitMessageOf<Kind> }[VisitMessageKind]

export type AutoPayMessageKind = 'autoPayEnded' | 'autoPayStarted'

type AutoPayMessageOf<Kind extends AutoPayMessageKind> = Recipient & {
  readonly kind: Kind
  readonly method: PaymentSummary | null
  readonly nextBillOn: PlainDate
  readonly dueOn: PlainDate
}

/** Message that automatic payments ended or started, with day and due day of the first bill concerned (PTL-32). */
export type AutoPayMessage = { [Kind in AutoPayMessageKind]: AutoPayMessageOf<Kind> }[AutoPayMessageKind]

/** A message to the holder of an account, as data. Its text is written when it is sent (MSG-01). */
export type PortalMessage = ChangeMessage | VisitMessage | AutoPayMessage
