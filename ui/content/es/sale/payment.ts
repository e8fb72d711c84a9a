import type { AccountKind } from '#core/bank/account-kind.ts'
import type { CardSummary } from '#core/card/card.ts'
import type { Issuer } from '#core/card/issuer.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const issuerNames: Readonly<Record<Issuer, string>> = translated('issuerNames', {
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  Amex: 'American Express',
  Discover: 'Discover',
  Unknown: 'Tarjeta',
})

export const accountNames: Readonly<Record<AccountKind, string>> = translated('accountNames', {
  checking: 'Cuenta de cheques',
  savings: 'Cuenta de ahorros',
})

/** Texts of a payment by card or account. */
export const methodWords = translated('methodWords', {
  ending: (name: string, lastFour: string): string => `${name} terminada en ${lastFour}`,
  none: 'Sin tarjeta ni cuenta: no se cobró nada',
  prepaid: 'Pagaste el primer mes por adelantado y lo que se cobra una sola vez.',
} as const)

export const cardText = ({ issuer, lastFour }: CardSummary): string =>
  methodWords.ending(issuerNames[issuer], lastFour)

/** Describes a stored card or account, or an order without one. */
export const paymentText = (payment: PaymentSummary | null): string => {
  if (payment === null) return methodWords.none
  return payment.kind === 'card'
    ? cardText(payment)
    : methodWords.ending(accountNames[payment.accountKind], payment.lastFour)
}

/** One row of a cart's price over time. */
export type AmountRow = { readonly id: string; readonly label: string; readonly amount: string }

export const amountWords = translated('amountWords', {
  monthly: 'Cada mes',
  until: (month: number): string => `Hasta el mes ${month}`,
  from: (month: number): string => `Desde el mes ${month}`,
  aMonth: (amount: string): string => `${amount} al mes`,
} as const)

/** Lists the monthly amounts with tax, each with the month from which it applies (PRC-04). */
export const monthlyRows = ({ monthly, later }: Quote): readonly AmountRow[] => {
  const [next] = later
  const first = {
    id: 'month-1',
    label: next === undefined ? amountWords.monthly : amountWords.until(next.fromMonth - 1),
    amount: amountWords.aMonth(money(monthly.total).text),
  }
  const rest = later.map((step) => ({
    id: `month-${step.fromMonth}`,
    label: amountWords.from(step.fromMonth),
    amount: amountWords.aMonth(money(step.monthly.total).text),
  }))
  return [first, ...rest]
}
