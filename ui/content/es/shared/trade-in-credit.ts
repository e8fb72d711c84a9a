import type { Quote } from '#core/pricing/quoted.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the credit for telephones in trade, which comes after the order (MOB-41). */
export const tradeInCreditWords = translated('tradeInCreditWords', {
  label: 'Después, por tu celular usado',
  detail: 'Crédito en tu factura cuando lo recibimos y revisamos. No baja lo de hoy ni tus plazos.',
} as const)

/** Returns the credit for telephones in trade as a row of its own. None without one. */
export const tradeInRows = ({ tradeInCredit }: Pick<Quote, 'tradeInCredit'>) =>
  tradeInCredit === undefined
    ? []
    : [{ id: 'trade-in', ...tradeInCreditWords, amount: money(tradeInCredit).text }]
