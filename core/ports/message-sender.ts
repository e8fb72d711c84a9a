import type { taskEither as TE } from 'fp-ts'
import type { VisitInstants } from '../schedule/visit-instants.ts'
import type { EpochMs } from '../shared/plain-date.ts'

/** Something with a place in a calendar. `uid` stays the same however often it is told; `toldAt` is when it was agreed. */
export type CalendarEvent = VisitInstants & {
  readonly uid: string
  readonly toldAt: EpochMs
  readonly summary: string
  readonly description: string
  readonly location: string | null
}

/** A message in words. `id` names it for good: the same message sent twice can be told to be the same. */
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
      /** Ten digits of the North American plan. */
      readonly to: string
      readonly text: string
    }

/**
 * `Postponed`: not now, or nobody knows; ask again later, by the same id. `Refused`: this message never. A reason is a word or a status for the log, and
 * quotes nothing of the message.
 */
export type SendFailure =
  | { readonly _tag: 'Postponed'; readonly reason: string }
  | { readonly _tag: 'Refused'; readonly reason: string }

/** Hands messages to the world outside. */
export type MessageSender = {
  /** Whether it takes messages to telephones. */
  readonly carriesSms: boolean
  readonly send: (message: RenderedMessage) => TE.TaskEither<SendFailure, void>
}
