import type { TradeInCondition } from '#core/mobile/trade-in.ts'

/** The name of each question about a used telephone, also in the query. */
export const tradeInFields: Readonly<Record<TradeInCondition, string>> = {
  paidOff: 'pagado',
  powersOn: 'enciende',
  noLiquidDamage: 'seco',
  factoryReset: 'reiniciado',
}
