import type { OutgoingMessage } from '#core/ports/message-sender.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { Language } from '#core/shared/language.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** Identifies a message by its subject, so that it is written once. */
export type MessageId = Branded<string, 'MessageId'>

/** A message to send. A message without content has no recipient and only takes the same time as a real one. */
export type WrittenMessage = {
  readonly id: MessageId
  readonly content: OutgoingMessage | null
  readonly language: Language
  readonly writtenAt: EpochMs
  /** The instant after which the message is useless, or null. */
  readonly expiresAt: EpochMs | null
}

/** A message claimed by one sender for a while. `attempt` counts the claims from 1. */
export type ClaimedMessage = WrittenMessage & { readonly attempt: number }

/** Result of a claim: the message is retried, or finished. Its content is deleted unless it is parked. */
export type MessageEnding =
  | { readonly state: 'waiting'; readonly dueAt: EpochMs; readonly reason: string }
  | { readonly state: 'sent' }
  | { readonly state: 'expired' }
  | { readonly state: 'parked'; readonly reason: string }

/** Methods of outgoing messages, which are written in the transaction they are about. They have no owner. */
export type OutboxMethods = {
  /** Inserts a message. An id that exists changes nothing. */
  readonly insertMessage: (message: WrittenMessage) => Promise<void>
  /**
   * Claims the messages due by now, longest due first; no other caller gets them before `until`. One that cannot be
   * read is parked and reported.
   */
  readonly claimMessages: (now: EpochMs, until: EpochMs, limit: number) => Promise<readonly ClaimedMessage[]>
  /** Ends a claim. Does nothing if another caller has claimed the message since, or if it is finished. */
  readonly endMessage: (id: MessageId, attempt: number, ending: MessageEnding) => Promise<void>
}
