import { and, eq } from 'drizzle-orm'
import type { StoreTransaction } from '#adapters/orchestrator/pocket/store.ts'
import { nullable } from '#adapters/orchestrator/wire/composite.shape.ts'
import { orderAnswer } from '#adapters/orchestrator/wire/entities/order.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Owner } from '#adapters/orchestrator/pocket/store.ts'
import type { Database } from './database.ts'
import type { Market } from './market.ts'
import { answerToday } from './older-quote.ts'
import { idempotencyKeys as claims } from './schema.ts'
import { readStored } from './stored.ts'

const answer = nullable(orderAnswer)

const isClaim = (market: Market, owner: Owner, key: IdempotencyKey) =>
  and(eq(claims.market, market), eq(claims.owner, owner), eq(claims.key, key))

type KeyMethods = Pick<StoreTransaction, 'claimKey' | 'hasKey' | 'settleKey' | 'releaseKey'>

export const keyRows = (db: Database, market: Market): KeyMethods => ({
  claimKey: async (owner, key, requestHash, now) => {
    const claimed = await db
      .insert(claims)
      .values({ market, owner, key, requestHash, claimedAt: now })
      .onConflictDoNothing({ target: [claims.market, claims.owner, claims.key] })
      .returning({ key: claims.key })
    if (claimed.length > 0) return { state: 'claimed' }
    const [row] = await db
      .select()
      .from(claims)
      .where(isClaim(market, owner, key))
    if (row === undefined) throw new Error('a key was given back while it was claimed')
    return {
      state: 'taken',
      requestHash: row.requestHash,
      answer: readStored(answer, answerToday(row.answer), `idempotency_keys/${owner}`),
    }
  },
  hasKey: async (owner, key) => {
    const found = await db
      .select({ key: claims.key })
      .from(claims)
      .where(isClaim(market, owner, key))
    return found.length > 0
  },
  settleKey: async (owner, key, answer) => {
    await db
      .update(claims)
      .set({ answer })
      .where(isClaim(market, owner, key))
  },
  releaseKey: async (owner, key) => {
    await db.delete(claims).where(isClaim(market, owner, key))
  },
})
