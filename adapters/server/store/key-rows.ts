import { and, eq } from 'drizzle-orm'
import type { StoreTransaction } from '#adapters/provider/store/store.ts'
import { nullable } from '#adapters/shape/composite.shape.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { Database } from './database.ts'
import type { StoreId } from './store-id.ts'
import { idempotencyKeys as claims } from './schema.ts'
import { readStored } from './stored/read-stored.ts'
import { orderAnswer } from './stored/receipt.stored.ts'

const answer = nullable(orderAnswer)

const isClaim = (storeId: StoreId, owner: Owner, key: IdempotencyKey) =>
  and(eq(claims.storeId, storeId), eq(claims.owner, owner), eq(claims.key, key))

type KeyMethods = Pick<StoreTransaction, 'claimKey' | 'hasKey' | 'settleKey' | 'releaseKey'>

export const keyRows = (db: Database, storeId: StoreId): KeyMethods => ({
  claimKey: async (owner, key, requestHash, now) => {
    const claimed = await db
      .insert(claims)
      .values({ storeId, owner, key, requestHash, claimedAt: now })
      .onConflictDoNothing({ target: [claims.storeId, claims.owner, claims.key] })
      .returning({ key: claims.key })
    if (claimed.length > 0) return { state: 'claimed' }
    const [row] = await db
      .select()
      .from(claims)
      .where(isClaim(storeId, owner, key))
    if (row === undefined) throw new Error('key released while it was being claimed')
    return {
      state: 'taken',
      requestHash: row.requestHash,
      answer: readStored(answer, row.answer, `idempotency_keys/${owner}`),
    }
  },
  hasKey: async (owner, key) => {
    const found = await db
      .select({ key: claims.key })
      .from(claims)
      .where(isClaim(storeId, owner, key))
    return found.length > 0
  },
  settleKey: async (owner, key, answer) => {
    await db
      .update(claims)
      .set({ answer })
      .where(isClaim(storeId, owner, key))
  },
  releaseKey: async (owner, key) => {
    await db.delete(claims).where(isClaim(storeId, owner, key))
  },
})
