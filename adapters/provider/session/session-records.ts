import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Engine } from '../call/call.ts'
import type { CallContext } from '../call/handler.ts'
import { ownerOf, secretHashOf, sessionIdOf } from '../call/session-names.ts'
import type { Owner, StoreTransaction } from '../store/store.ts'

/** Read-only session queries by secret. Each rejects if the store does not answer. */
export type SessionRecords = {
  /** Checks whether the session exists and has not ended. */
  readonly isLive: (secret: string) => Promise<boolean>
  /** Checks whether a live session has claimed this order key before. */
  readonly hasKey: (secret: string, key: IdempotencyKey) => Promise<boolean>
}

const liveOwner = async (engine: Engine, tx: StoreTransaction, secret: string): Promise<Owner | null> => {
  const owner = ownerOf(engine.hash, sessionIdOf(engine.hash, secret))
  const session = await tx.sessionOf(owner)
  const isOwn = session?.secretHash === secretHashOf(engine.hash, secret)
  return isOwn && engine.clock.now() < session.expiresAt ? owner : null
}

/** Checks whether id and secret of a caller are those of one live session. */
export const isInLiveSession = async (
  engine: Engine,
  { sessionId, secret }: Pick<CallContext, 'sessionId' | 'secret'>,
): Promise<boolean> => {
  if (sessionId === null || secret === null) return false
  const owner = await engine.store.transaction((tx) => liveOwner(engine, tx, secret))
  return owner === ownerOf(engine.hash, sessionId)
}

export const sessionRecords = (engine: Engine): SessionRecords => ({
  isLive: (secret) => engine.store.transaction(async (tx) => (await liveOwner(engine, tx, secret)) !== null),
  hasKey: (secret, key) =>
    engine.store.transaction(async (tx) => {
      const owner = await liveOwner(engine, tx, secret)
      return owner !== null && tx.hasKey(owner, key)
    }),
})
