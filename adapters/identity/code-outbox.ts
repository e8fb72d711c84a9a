import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { IdentityMessage } from '#core/ports/identity-pages.ts'
import type { Random } from '#core/ports/random.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { MessageId } from '#adapters/provider/store/store.outbox.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import type { IdentityParts } from './identity-parts.ts'

export type CodeOutboxParts = {
  readonly store: Pick<Store, 'transaction'>
  readonly clock: Clock
  readonly random: Random
  /** SHA-256 as base64url. */
  readonly hash: (text: string) => string
}

const contentOf = (message: IdentityMessage): OrderMessage => {
  const { email } = message
  if ('code' in message)
    return { kind: 'identityCode', purpose: message.purpose, email, code: message.code as OrderCode }
  if ('change' in message) return { kind: 'identityChanged', change: message.change, email }
  return { kind: 'identityLocked', lock: message.lock, minutes: message.minutes, email }
}

/** Creates a sender that puts messages in the outbox of the store, which delivers them and deletes expired codes. */
export const createCodeOutbox =
  ({ store, clock, random, hash }: CodeOutboxParts): IdentityParts['sendCode'] =>
  (message) => {
    const writtenAt = clock.now()
    return store.transaction((tx) =>
      tx.insertMessage({
        id: hash(`identityCode:${random.id()}`) as MessageId,
        writtenAt,
        expiresAt: 'code' in message ? epochMs(writtenAt + ORDER_CODE_MS) : null,
        language: message.language,
        content: contentOf(message),
      }),
    )
  }
