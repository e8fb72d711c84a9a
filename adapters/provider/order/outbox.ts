import { either as E } from 'fp-ts'
import type { Clock } from '#core/ports/clock.ts'
import type {
  MessageSender,
  OutgoingMessage,
  RenderedMessage,
  SendFailure,
} from '#core/ports/message-sender.ts'
import type { Language } from '#core/shared/language.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { Store } from '../store/store.ts'
import type { ClaimedMessage, MessageEnding } from '../store/store.outbox.ts'

/** Dependencies of message delivery. `render` creates the text; `report` receives errors hidden from buyers. */
export type OutboxParts = {
  readonly store: Store
  readonly clock: Clock
  readonly render: (language: Language, content: OutgoingMessage, id: string) => RenderedMessage
  readonly sender: MessageSender
  readonly report: (error: unknown) => void
}

/** The number of messages claimed and sent at once. `BATCHES` limits the claims of one run. */
const BATCH = 10
const BATCHES = 30

/** The duration of a claim in ms: longer than any sender takes, so that no other process gets the message meanwhile. */
export const CLAIM_MS = 120_000

/** The attempts after which a message is parked: about fourteen hours, including the pauses. */
export const ATTEMPTS_MAX = 10

const FIRST_PAUSE_MS = 10_000
const PAUSE_MAX_MS = 6 * 3_600_000

/** Returns the pause after an attempt in ms: three times the previous one, six hours at most. */
export const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 3 ** (attempt - 1), PAUSE_MAX_MS)

/** Returns the error for the log of a parked message, with its id for the operator. */
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

/** Tries to send a message once. A defect of the texts or the sender counts as an attempt, so that attempts end. */
const attempt = async (parts: OutboxParts, message: ClaimedMessage): Promise<MessageEnding> => {
  const { content, id, language, expiresAt } = message
  if (content === null) return { state: 'sent' }
  if (expiresAt !== null && parts.clock.now() >= expiresAt) return { state: 'expired' }
  // More claims than attempts: the process died during each of them.
  if (message.attempt > ATTEMPTS_MAX)
    return endingAfter(parts, message, { _tag: 'Refused', reason: 'never ended' })
  try {
    const sent = await parts.sender.send(parts.render(language, content, id))()
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
    // A message that was sent but not marked as sent is sent again with the same id.
    await parts.store
      .transaction((tx) => tx.endMessage(message.id, message.attempt, ending))
      .catch(parts.report)
  })
  await Promise.all(ends)
  return claimed.length
}

/**
 * Sends the messages that are due. Runs at start and every few seconds, also in several processes. A message is sent
 * at least once; twice only if process or database failed between sending and marking it (MSG-01). Never rejects.
 */
export const deliverMessages = async (parts: OutboxParts, batches = BATCHES): Promise<void> => {
  const count = await deliverBatch(parts).catch((error: unknown) => {
    parts.report(error)
    return 0
  })
  if (count === BATCH && batches > 1) await deliverMessages(parts, batches - 1)
}
