import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** Names a message for good, from what it tells of: written twice it is there once. */
export type MessageId = Branded<string, 'MessageId'>

/** A message to be sent; without content it is for nobody, and only takes the time of one. */
export type WrittenMessage = {
  readonly id: MessageId
  readonly content: OrderMessage | null
  readonly writtenAt: EpochMs
  /** From when on it would be no use any more, or null. */
  readonly expiresAt: EpochMs | null
}

/** A message that is somebody's to send for a while. `attempt` counts from 1 and tells this claim from the next. */
export type ClaimedMessage = WrittenMessage & { readonly attempt: number }

/** What came of a claim: the message waits for another, or is over, and then its content is forgotten unless it is parked. */
export type MessageEnding =
  | { readonly state: 'waiting'; readonly dueAt: EpochMs; readonly reason: string }
  | { readonly state: 'sent' }
  | { readonly state: 'expired' }
  | { readonly state: 'parked'; readonly reason: string }

/** Messages wait here, written in the transaction of what they tell of, until somebody sends them. They are nobody's record. */
export type OutboxMethods = {
  /** A message whose id is there already changes nothing. */
  readonly insertMessage: (message: WrittenMessage) => Promise<void>
  /**
   * Those due by now, longest due first, each claimed by one caller alone; nobody else has them before `until`. One that cannot be
   * read is parked and reported, and keeps no other back.
   */
  readonly claimMessages: (now: EpochMs, until: EpochMs, limit: number) => Promise<readonly ClaimedMessage[]>
  /** Does nothing when the claim has passed to another in the meantime, or the message is over. */
  readonly endMessage: (id: MessageId, attempt: number, ending: MessageEnding) => Promise<void>
}
