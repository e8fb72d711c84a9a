import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { SavedCartMethods, SavedCartRecord } from '#adapters/provider/store/store.saved-cart.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import type { Database } from './database.ts'
import { savedCarts } from './saved-cart-schema.ts'
import type { StoreId } from './store-id.ts'
import { restoration } from './stored/cart.stored.ts'
import { readStored } from './stored/read-stored.ts'

const recordOf = (row: { readonly record: unknown } | undefined): SavedCartRecord | null =>
  row === undefined ? null : readStored(restoration, row.record, 'kept_carts')

/** A code that nobody has used, or this session alone. */
const isOpenFor = (user: Owner | null) =>
  user === null
    ? isNull(savedCarts.codeSpentOn)
    : or(isNull(savedCarts.codeSpentOn), eq(savedCarts.codeSpentOn, user))

export const savedCartRows = (db: Database, storeId: StoreId): SavedCartMethods => ({
  writeSavedCart: async (owner, record) => {
    const { cartId, savedAt } = record
    await db
      .insert(savedCarts)
      .values({ storeId, cartId, owner, record, savedAt })
      .onConflictDoUpdate({
        target: [savedCarts.storeId, savedCarts.cartId],
        set: { record, savedAt },
        setWhere: eq(savedCarts.owner, owner),
      })
  },
  replaceCode: async (owner, cartId, code) => {
    await db
      .update(savedCarts)
      .set({ ...code, codeSpentOn: null })
      .where(and(eq(savedCarts.storeId, storeId), eq(savedCarts.cartId, cartId), eq(savedCarts.owner, owner)))
  },
  savedCart: async (cartId) => {
    const [row] = await db
      .select({ record: savedCarts.record })
      .from(savedCarts)
      .where(and(eq(savedCarts.storeId, storeId), eq(savedCarts.cartId, cartId)))
    return recordOf(row)
  },
  deleteSavedCart: async (owner, cartId) => {
    await db
      .delete(savedCarts)
      .where(and(eq(savedCarts.storeId, storeId), eq(savedCarts.cartId, cartId), eq(savedCarts.owner, owner)))
  },
  offeredCart: async (user, codeHash, now) => {
    const [row] = await db
      .select({ owner: savedCarts.owner, record: savedCarts.record })
      .from(savedCarts)
      .where(
        and(
          eq(savedCarts.storeId, storeId),
          eq(savedCarts.codeHash, codeHash),
          gt(savedCarts.codeExpiresAt, now),
          isOpenFor(user),
        ),
      )
    const record = recordOf(row)
    return row === undefined || record === null ? null : { owner: row.owner, record }
  },
  spendCode: async (owner, codeHash, now) => {
    const [row] = await db
      .update(savedCarts)
      .set({ codeSpentOn: owner })
      .where(
        and(
          eq(savedCarts.storeId, storeId),
          eq(savedCarts.codeHash, codeHash),
          gt(savedCarts.codeExpiresAt, now),
          isOpenFor(owner),
        ),
      )
      .returning({ record: savedCarts.record })
    return recordOf(row)
  },
  returnCodes: async (user) => {
    await db
      .update(savedCarts)
      .set({ codeSpentOn: null })
      .where(and(eq(savedCarts.storeId, storeId), eq(savedCarts.codeSpentOn, user)))
  },
})
