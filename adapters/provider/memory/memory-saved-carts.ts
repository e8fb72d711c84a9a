import type { EpochMs } from '#core/shared/plain-date.ts'
import type { CodeHash, SavedCartMethods } from '../store/store.saved-cart.ts'
import type { Tables } from './memory-rows.ts'

/** Stores saved carts in memory. */
export const savedCartMethods = ({ savedCarts }: Pick<Tables, 'savedCarts'>): SavedCartMethods => {
  const byCode = (codeHash: CodeHash, now: EpochMs) =>
    savedCarts.rows().find(({ code }) => code?.codeHash === codeHash && code.codeExpiresAt > now)

  return {
    writeSavedCart: async (owner, record) => {
      const row = savedCarts.get(record.cartId)
      if (row === null || row.owner === owner)
        savedCarts.set(record.cartId, { owner, record, code: row?.code ?? null })
    },
    replaceCode: async (owner, cartId, code) => {
      const row = savedCarts.get(cartId)
      if (row?.owner === owner) savedCarts.set(cartId, { ...row, code: { ...code, spentOn: null } })
    },
    savedCart: async (cartId) => savedCarts.get(cartId)?.record ?? null,
    deleteSavedCart: async (owner, cartId) => {
      if (savedCarts.get(cartId)?.owner === owner) savedCarts.remove(cartId)
    },
    offeredCart: async (user, codeHash, now) => {
      const row = byCode(codeHash, now)
      return row?.code && (row.code.spentOn ?? user) === user
        ? { owner: row.owner, record: row.record }
        : null
    },
    spendCode: async (owner, codeHash, now) => {
      const row = byCode(codeHash, now)
      if (!row?.code || (row.code.spentOn !== null && row.code.spentOn !== owner)) return null
      savedCarts.set(row.record.cartId, { ...row, code: { ...row.code, spentOn: owner } })
      return row.record
    },
    returnCodes: async (user) => {
      for (const row of savedCarts.rows())
        if (row.code?.spentOn === user)
          savedCarts.set(row.record.cartId, { ...row, code: { ...row.code, spentOn: null } })
    },
  }
}
