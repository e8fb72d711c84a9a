import type { Tables } from './memory-rows.ts'
import type { KeptCartMethods } from './store.kept-cart.ts'

/** Kept carts in memory. */
export const keptCartMethods = ({ keptCarts }: Pick<Tables, 'keptCarts'>): KeptCartMethods => ({
  saveKeptCart: async (owner, kept) => {
    const known = keptCarts.get(kept.record.cartId)
    if (known === null || known.owner === owner)
      keptCarts.set(kept.record.cartId, { ...kept, owner, codeSpentOn: null })
  },
  keptCart: async (cartId) => keptCarts.get(cartId)?.record ?? null,
  deleteKeptCart: async (owner, cartId) => {
    if (keptCarts.get(cartId)?.owner === owner) keptCarts.remove(cartId)
  },
  spendCode: async (owner, codeHash, now) => {
    const row = keptCarts.rows().find((kept) => kept.codeHash === codeHash && kept.codeExpiresAt > now)
    if (row === undefined || (row.codeSpentOn !== null && row.codeSpentOn !== owner)) return null
    keptCarts.set(row.record.cartId, { ...row, codeSpentOn: owner })
    return row.record
  },
})
