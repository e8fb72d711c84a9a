import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { KeptCartMethods } from '#adapters/orchestrator/pocket/store.kept-cart.ts'
import { restoration } from '#adapters/orchestrator/wire/entities/kept-cart.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import type { Database } from './database.ts'
import { keptCarts as kept } from './kept-cart-schema.ts'
import type { Market } from './market.ts'
import { readStored } from './stored.ts'

const recordOf = (row: { readonly record: unknown } | undefined): CartRestoration | null =>
  row === undefined ? null : readStored(restoration, row.record, 'kept_carts')

export const keptCartRows = (db: Database, market: Market): KeptCartMethods => ({
  saveKeptCart: async (owner, { record, codeHash, codeExpiresAt }) => {
    const { cartId, savedAt } = record
    const saved = { record, savedAt, codeHash, codeExpiresAt, codeSpentOn: null }
    await db
      .insert(kept)
      .values({ market, cartId, owner, ...saved })
      .onConflictDoUpdate({
        target: [kept.market, kept.cartId],
        set: saved,
        setWhere: eq(kept.owner, owner),
      })
  },
  keptCart: async (cartId) => {
    const [row] = await db
      .select({ record: kept.record })
      .from(kept)
      .where(and(eq(kept.market, market), eq(kept.cartId, cartId)))
    return recordOf(row)
  },
  deleteKeptCart: async (owner, cartId) => {
    await db.delete(kept).where(and(eq(kept.market, market), eq(kept.cartId, cartId), eq(kept.owner, owner)))
  },
  spendCode: async (owner, codeHash, now) => {
    const [row] = await db
      .update(kept)
      .set({ codeSpentOn: owner })
      .where(
        and(
          eq(kept.market, market),
          eq(kept.codeHash, codeHash),
          gt(kept.codeExpiresAt, now),
          or(isNull(kept.codeSpentOn), eq(kept.codeSpentOn, owner)),
        ),
      )
      .returning({ record: kept.record })
    return recordOf(row)
  },
})
