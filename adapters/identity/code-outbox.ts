import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type { Clock } from '#core/ports/clock.ts'
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

/** Creates a sender that puts codes in the outbox of the store, which delivers them and deletes those that are too late. */
export const createCodeOutbox =
  ({ store, clock, random, hash }: CodeOutboxParts): IdentityParts['sendCode'] =>
  ({ purpose, email, code, language }) => {
    const writtenAt = clock.now()
    return store.transaction((tx) =>
      tx.insertMessage({
        id: hash(`identityCode:${random.id()}`) as MessageId,
        writtenAt,
        expiresAt: epochMs(writtenAt + ORDER_CODE_MS),
        language,
        content: { kind: 'identityCode', purpose, email, code: code as OrderCode },
      }),
    )
  }
