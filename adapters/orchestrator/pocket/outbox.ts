import { either as E } from 'fp-ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MessageSender, RenderedMessage, SendFailure } from '#core/ports/message-sender.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Store } from './store.ts'
import type { ClaimedMessage, MessageEnding } from './store.outbox.ts'

/** What sends the messages of a store. `render` puts one into words; `report` takes what no buyer may see. */
export type OutboxParts = {
  readonly store: Store
  readonly clock: Clock
  readonly render: (content: OrderMessage, id: string) => RenderedMessage
  readonly sender: MessageSender
  readonly report: (error: unknown) => void
}

/** Messages that are claimed and sent at once, and claims of one round at most. */
const BATCH = 10
const BATCHES = 30

/** How long a claim holds, in ms: longer than any sender takes, so that nobody else has the message meanwhile. */
export const CLAIM_MS = 120_000

/** Attempts after which a message is parked: with the pauses between them, some fourteen hours. */
export const ATTEMPTS_MAX = 10

const FIRST_PAUSE_MS = 10_000
const PAUSE_MAX_MS = 6 * 3_600_000

/** How long to wait after so many attempts, in ms: each time three times as long, six hours at most. */
export const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 3 ** (attempt - 1), PAUSE_MAX_MS)

/** A message that is given up, for whoever keeps the store running; its name stands in the log. */
const parkedError = (message: ClaimedMessage, reason: string): Error => {
  const error = new Error(`message given up: ${message.content?.kind} ${message.id} ${reason}`)
  error.name = 'MessageParked'
  return error
}

const endingAfter = (
  { clock, report }: OutboxParts,
  message: ClaimedMessage,
  { _tag, reason }: SendFailure,
): MessageEnding => {
  if (_tag === 'Refused' || message.attempt >= ATTEMPTS_MAX) {
    report(parkedError(message, reason))
    return { state: 'parked', reason }
  }
  return { state: 'waiting', dueAt: epochMs(clock.now() + pauseAfter(message.attempt)), reason }
}

/** Tries a message once. A defect of words or sender counts as an attempt, so that it ends. */
const attempt = async (parts: OutboxParts, message: ClaimedMessage): Promise<MessageEnding> => {
  const { content, id, expiresAt } = message
  if (content === null) return { state: 'sent' }
  if (expiresAt !== null && parts.clock.now() >= expiresAt) return { state: 'expired' }
  // Claimed more often than it was ever tried: whoever had it died of it each time.
  if (message.attempt > ATTEMPTS_MAX)
    return endingAfter(parts, message, { _tag: 'Refused', reason: 'never ended' })
  try {
    const sent = await parts.sender.send(parts.render(content, id))()
    return E.isRight(sent) ? { state: 'sent' } : endingAfter(parts, message, sent.left)
  } catch (error) {
    parts.report(error)
    return endingAfter(parts, message, { _tag: 'Postponed', reason: 'defect' })
  }
}

const deliverBatch = async (parts: OutboxParts): Promise<number> => {
  const now = parts.clock.now()
  const claimed = await parts.store.transaction((tx) => tx.claimMessages(now, epochMs(now + CLAIM_MS), BATCH))
  const ends = claimed.map(async (message) => {
    const ending = await attempt(parts, message)
    // A message that went out and could not be crossed off goes out again, with the same id.
    await parts.store
      .transaction((tx) => tx.endMessage(message.id, message.attempt, ending))
      .catch(parts.report)
  })
  await Promise.all(ends)
  return claimed.length
}

/**
 * Sends what is due, for the start of a process and every few seconds; several processes may do so at once. Each message goes out at
 * least once, and twice only when a process died, or its database went, between sending and crossing off (MSG-01). Never rejects.
 */
export const deliverMessages = async (parts: OutboxParts, batches = BATCHES): Promise<void> => {
  const count = await deliverBatch(parts).catch((error: unknown) => {
    parts.report(error)
    return 0
  })
  if (count === BATCH && batches > 1) await deliverMessages(parts, batches - 1)
}
