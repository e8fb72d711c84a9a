import type { Quote } from '#core/pricing/quoted.ts'
import type { Cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the unpaid balance of an account within an order (PAY-08). */
export const pastDueWords = translated('pastDueWords', {
  label: 'Saldo vencido de tu cuenta',
  detail: 'De facturas anteriores. No cambia el precio de tus servicios.',
  also: 'Más el saldo vencido.',
  included: (amount: Cents): string =>
    `Incluye ${money(amount).text} de saldo vencido de tu cuenta, de facturas anteriores. Con este pago queda al día.`,
} as const)

/** Returns the unpaid balance of an order as a row of its amounts. None without one. */
export const pastDueRows = ({ pastDue }: Pick<Quote, 'pastDue'>) =>
  pastDue === undefined
    ? []
    : [
        {
          id: 'past-due',
          label: pastDueWords.label,
          detail: pastDueWords.detail,
          amount: money(pastDue).text,
        },
      ]
