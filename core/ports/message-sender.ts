import type { taskEither as TE } from 'fp-ts'
import type { OrderMessage } from '../checkout/order-message.ts'
import type { FollowUpMessage, ServiceMessage } from '../follow-up/follow-up-message.ts'
import type { PortalMessage } from '../portal/portal-message.ts'
import type { VisitInstants } from '../schedule/visit-instants.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** A message as data. Its text is written when it is sent. */
export type OutgoingMessage = OrderMessage | FollowUpMessage | ServiceMessage | PortalMessage

/**
 * A calendar entry. `uid` is stable; `toldAt`: when it was agreed, changed or cancelled. A calendar takes the one
 * with the highest `sequence`, which is 0 if left out. `isCancelled`: it takes the entry out.
 */
export type CalendarEvent = VisitInstants & {
  readonly uid: string
  readonly sequence?: number
  readonly isCancelled?: true
  readonly toldAt: EpochMs
  readonly summary: string
  readonly description: string
  readonly location: string | null
}

/** A message as text. `id` identifies it permanently, so that a repeated delivery can be recognized. */
export type RenderedMessage =
  | {
      readonly kind: 'email'
      readonly id: string
      readonly to: string
      readonly subject: string
      readonly text: string
      readonly html: string
      readonly event: CalendarEvent | null
    }
  | {
      readonly kind: 'sms'
      readonly id: string
      /** Ten digits of the North American Numbering Plan. */
      readonly to: string
      readonly text: string
    }

/**
 * `Postponed`: not now, or the outcome is unknown; try again later with the same id. `Refused`: never deliverable. A
 * reason is a word or a status for the log and quotes nothing of the message.
 */
export type SendFailure =
  | { readonly _tag: 'Postponed'; readonly reason: string }
  | { readonly _tag: 'Refused'; readonly reason: string }

/** Delivers messages to external channels. */
export type MessageSender = {
  /** Whether it delivers text messages. */
  readonly carriesSms: boolean
  readonly send: (message: RenderedMessage) => TE.TaskEither<SendFailure, void>
}
