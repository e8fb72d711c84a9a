import type { Quote } from '#core/pricing/quoted.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the credit for telephones in trade, which comes after the order (MOB-41). */
export const tradeInCreditWords = translated('tradeInCreditWords', {
  label: 'Crédito por tu celular usado',
  detail:
    'Te lo abonamos en tu factura cuando lo revisemos. Lo que pagas hoy y tus mensualidades no cambian.',
} as const)

/** Returns the credit for telephones in trade as a row of its own. None without one. */
export const tradeInRows = ({ tradeInCredit }: Pick<Quote, 'tradeInCredit'>) =>
  tradeInCredit === undefined
    ? []
    : [{ id: 'trade-in', ...tradeInCreditWords, amount: money(tradeInCredit).text }]
