import type { Tables } from './memory-rows.ts'
import type { SavedCartMethods } from '../store/store.saved-cart.ts'

/** Stores saved carts in memory. */
export const savedCartMethods = ({ savedCarts }: Pick<Tables, 'savedCarts'>): SavedCartMethods => ({
  insertSavedCart: async (owner, saved) => {
    const known = savedCarts.get(saved.record.cartId)
    if (known === null || known.owner === owner)
      savedCarts.set(saved.record.cartId, { ...saved, owner, codeSpentOn: null })
  },
  savedCart: async (cartId) => savedCarts.get(cartId)?.record ?? null,
  deleteSavedCart: async (owner, cartId) => {
    if (savedCarts.get(cartId)?.owner === owner) savedCarts.remove(cartId)
  },
  offeredCart: async (codeHash, now) => {
    const row = savedCarts
      .rows()
      .find((saved) => saved.codeHash === codeHash && saved.codeExpiresAt > now && saved.codeSpentOn === null)
    return row === undefined ? null : { owner: row.owner, record: row.record }
  },
  spendCode: async (owner, codeHash, now) => {
    const row = savedCarts.rows().find((saved) => saved.codeHash === codeHash && saved.codeExpiresAt > now)
    if (row === undefined || (row.codeSpentOn !== null && row.codeSpentOn !== owner)) return null
    savedCarts.set(row.record.cartId, { ...row, codeSpentOn: owner })
    return row.record
  },
})
