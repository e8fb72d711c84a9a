import type { TradeInMethods } from '../store/store.trade-in.ts'
import type { Tables } from './memory-rows.ts'

/** Stores open trade-ins in memory. */
export const tradeInMethods = ({ tradeIns }: Pick<Tables, 'tradeIns'>): TradeInMethods => ({
  openTradeIns: async (owner, keys) => {
    const taken = new Set(keys.filter((key) => (tradeIns.get(key)?.owner ?? owner) !== owner))
    for (const key of keys) if (!taken.has(key)) tradeIns.set(key, { key, owner })
    return taken
  },
  tradeInsOpen: async (keys) => new Set(keys.filter((key) => tradeIns.get(key) !== null)),
  closeTradeIns: async (owner) => {
    for (const row of tradeIns.rows()) if (row.owner === owner) tradeIns.remove(row.key)
  },
})
